import { calledLike } from '@caretrail/contract/medications/same-name';
import type { Medication } from '@caretrail/contract/medications/schema';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { MedicineLink } from '../place-links.tsx';
import { formatScheduleLine, scheduleLines } from '../format-schedule.ts';
import { sameNameTexts as texts } from './texts.ts';

/** 'Temozolomide, 2 × 140 mg, every day at 21:00'. */
export function alreadyThere(
  { name, schedule }: Pick<Medication, 'name' | 'schedule'>,
  today: string,
): string {
  const line = schedule === null ? undefined : scheduleLines(schedule, today)[0];
  if (line === undefined) return name;
  return texts.there({ name, plan: formatScheduleLine(line, 'within') });
}

type SameNameNoteProps = {
  readonly name: string;
  readonly known: Readonly<Record<string, Medication>>;
  readonly today: string;
};

/** Warns about a medicine of the same name. It may be intended, so it does not prevent saving. */
export function SameNameNote({ name, known, today }: SameNameNoteProps) {
  const current = Object.values(known).filter(({ status }) => status === 'current');
  return calledLike(current, name).map((medicine) => (
    <div
      key={medicine.id}
      className="rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-2.5 wrap-anywhere"
    >
      <LiveRegion>{texts.question({ there: alreadyThere(medicine, today) })}</LiveRegion>
      <MedicineLink id={medicine.id} className="link">
        {texts.look({ name: medicine.name })}
      </MedicineLink>
    </div>
  ));
}
