import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { formerHelper } from '@caretrail/contract/circle/texts';

/** By the id of their account. */
export const nameIn = ({ people }: Pick<EscalationOverview, 'people'>, id: string | null): string =>
  people.find(({ helper_id }) => helper_id === id)?.name ?? formerHelper.name;
