import { limits } from '@caretrail/contract/limits';
import type { RecordContext } from '../../http/record-context.ts';

/**
 * So much of what a record can hold is there for this request: someone who helps leaves a tenth to the patient, who can
 * write however much others wrote.
 */
export const roomFor = ({ grant }: Pick<RecordContext, 'grant'>, most: number): number =>
  grant === null ? most : Math.floor(most * limits.circle.shareOfRoom);
