import type { MedicationState, MedicationStatus } from './labels.ts';

/** A medicine on hold is still a current one: it may go on any day. */
export const statusOfState = (state: MedicationState): MedicationStatus =>
  state === 'active' || state === 'on-hold' ? 'current' : 'completed';

/** What is stored when a request names the one, the other, or neither. */
export const stateOfRequest = (request: {
  readonly status?: MedicationStatus | undefined;
  readonly state?: MedicationState | undefined;
}): MedicationState => request.state ?? (request.status === 'completed' ? 'completed' : 'active');
