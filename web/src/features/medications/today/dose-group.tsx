import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { byTime, type TodayDose } from './dose-groups.ts';
import { todayTexts as texts } from '../doses/texts.ts';

type DoseGroupProps = {
  readonly heading: string;
  readonly doses: readonly TodayDose[];
  /** The day that is shown, and the patient's own clock. */
  readonly shown: { readonly day: string; readonly zone: string };
  /** Marked as what is to be done this hour. */
  readonly isNow?: boolean;
  /** Of an earlier day: recorded at the planned time. */
  readonly isPast?: boolean;
  readonly note?: string;
  readonly row: (each: TodayDose) => ReactNode;
  /** What stands together can be recorded together. */
  readonly onAllTaken?: (doses: readonly TodayDose[]) => void;
};

type AllTakenProps = Required<Pick<DoseGroupProps, 'doses' | 'isPast' | 'onAllTaken'>> & {
  readonly time: string;
};

/** Those that are still open; once fewer than two are, only its room is left, so that nothing below moves. */
function AllTaken({ doses, time, isPast, onAllTaken }: AllTakenProps) {
  const open = doses.filter(({ dose: { log } }) => log === null || log.status === 'cleared');
  return (
    <Button
      look="secondary"
      className={`mb-4 ${open.length < 2 ? 'invisible' : ''}`}
      onClick={() => onAllTaken(open)}
    >
      <Check className="size-5" aria-hidden="true" />
      {texts.allTaken(open.length)}
      {isPast ? ` at ${time}` : <span className="sr-only">{`, ${time}`}</span>}
    </Button>
  );
}

/** A part of the day, by the times in it. */
export function DoseGroup(props: DoseGroupProps) {
  const { heading, doses, shown, isNow = false, isPast = false, note, row, onAllTaken } = props;
  const id = useId();
  if (doses.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`border-s-4 ps-3 sm:ps-4 ${isNow ? 'border-today' : 'border-rule'}`}
    >
      <h3 id={id} className="text-h3">
        {heading}
      </h3>
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
      {byTime(doses, shown).map(({ time, aside, doses: together }) => (
        <div
          key={`${time} ${aside}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-4 pt-1 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h4 className="text-lead font-semibold sm:pt-4">
            {time}
            {aside !== '' && (
              <span className="text-small font-normal max-sm:ms-2 sm:block">{aside}</span>
            )}
          </h4>
          <div>
            <ul>{together.map(row)}</ul>
            {onAllTaken !== undefined && together.length > 1 && (
              <AllTaken doses={together} {...{ time, isPast, onAllTaken }} />
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
