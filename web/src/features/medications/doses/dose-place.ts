import type { DoseOccurrence } from '@caretrail/contract/medications/doses';

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

const isSeen = (element: Element): boolean => getComputedStyle(element).visibility === 'visible';

const isFocusLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || !isSeen(activeElement);

/** Much longer than a pressed button stays until the screen has been drawn again, also on a slow phone. */
const replacedWithinMs = 3_000;

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

/**
 * Restores the focus whenever the pressed button is replaced in the next seconds: it moves to the undo of the same row,
 * else to its first visible button, or to the heading if the row is gone. Ends when the person presses something else.
 */
export function keepFocus(place: string, heading: HTMLElement | null): void {
  const end = performance.now() + replacedWithinMs;
  const pressedElsewhere = new AbortController();
  for (const type of ['pointerdown', 'keydown'] as const) {
    const { signal } = pressedElsewhere;
    document.addEventListener(type, () => pressedElsewhere.abort(), { capture: true, signal });
  }
  const check = (): void => {
    if (pressedElsewhere.signal.aborted) return;
    if (isFocusLost(document)) focusRow(place, heading);
    if (performance.now() < end) requestAnimationFrame(check);
    else pressedElsewhere.abort();
  };
  requestAnimationFrame(check);
}
