import type { Area, CircleRole } from '@caretrail/contract/circle/areas';

/** The record of someone else, as it was opened: who it belongs to, and what one may see and do there. */
export type ChosenRecord = {
  readonly id: string;
  /** As it is displayed. */
  readonly name: string;
  readonly areas: readonly Area[];
  readonly role: CircleRole;
};

/**
 * The record of someone else that this tab shows; null: one's own. It follows the state (session/chosen-record.ts), for
 * requests, titles and questions, which do not read the state.
 */
export const chosenHere: { record: ChosenRecord | null } = { record: null };
