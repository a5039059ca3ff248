import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { createAction } from '../../session/create-slice.ts';

/** §4.5: the user has chosen. The choice itself is in the browser's storage, not in the state. */
export const cookieChoiceMade = createAction<ConsentChoice>('cookieConsent/choiceMade');
