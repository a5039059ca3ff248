import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';

type DoseName = Pick<
  DoseLogEntry,
  'medication_id' | 'schedule_version_id' | 'slot_id' | 'local_date'
>;

const plannedPlace = ({ schedule_version_id, slot_id, local_date }: DoseName): string =>
  `${schedule_version_id} ${slot_id} ${local_date}`;

/** Names the row of a dose; one as needed has nothing but its medicine and its time. */
export const dosePlaceOf = (dose: DoseName & Pick<DoseOccurrence, 'at'>): string =>
  dose.slot_id === null ? `${dose.medication_id} ${dose.at}` : plannedPlace(dose);

/** The first button about a dose of which nothing is noted any more: in its row, or where one as needed is noted. */
export function doseButton(name: DoseName): HTMLElement | undefined {
  const place = name.slot_id === null ? name.medication_id : plannedPlace(name);
  return (
    [...document.querySelectorAll<HTMLElement>('[data-dose]')]
      .find(({ dataset }) => dataset['dose'] === place)
      ?.querySelector<HTMLElement>('button') ?? undefined
  );
}
