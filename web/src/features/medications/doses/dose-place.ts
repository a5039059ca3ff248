import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isSeen, whileFocusIsLost } from '../../../lib/lost-focus.ts';

type DoseName = Pick<
  DoseOccurrence,
  'medication_id' | 'schedule_version_id' | 'slot_id' | 'local_date' | 'at'
>;

/** The key of a dose's row. An as-needed dose is identified by its medicine and time. */
export const dosePlaceOf = (dose: DoseName): string =>
  dose.slot_id === null
    ? `${dose.medication_id} ${dose.at}`
    : `${dose.schedule_version_id} ${dose.slot_id} ${dose.local_date}`;

type Due = Pick<DoseOccurrence, 'at' | 'postponed_until' | 'state'>;

/** A postponed dose is shown at its new time until it is recorded, then at its planned time again. */
export const isPutOff = <D extends Due>(
  dose: D,
): dose is D & { readonly postponed_until: string } =>
  dose.postponed_until !== null && dose.state !== 'taken' && dose.state !== 'skipped';

/** When a dose is due. */
export const dueMs = (dose: Due): number =>
  Date.parse(isPutOff(dose) ? dose.postponed_until : dose.at);

type Ordered = Due & Pick<DoseOccurrence, 'medication_name'>;

/** Sorts by due time, then by name, so that rows keep their order. */
export const inOrder = (one: Ordered, other: Ordered): number =>
  dueMs(one) - dueMs(other) || one.medication_name.localeCompare(other.medication_name);

function focusRow(place: string, heading: HTMLElement | null): void {
  const row = [...document.querySelectorAll<HTMLElement>('[data-dose]')].find(
    ({ dataset }) => dataset['dose'] === place,
  );
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].filter(isSeen);
  const button = buttons.find(({ dataset }) => 'first' in dataset) ?? buttons[0];
  // Scrolls into view: the row may have moved to another group.
  if (button === undefined) heading?.focus({ preventScroll: true });
  else button.focus();
}

/** When the pressed button is replaced, the focus moves to the undo of the same row, else to its first visible button, or to the heading if the row is gone. */
export const keepFocus = (place: string, heading: HTMLElement | null): void =>
  whileFocusIsLost(() => focusRow(place, heading));
