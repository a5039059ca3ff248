import { expand } from '@caretrail/contract/medications/expand';
import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { useEffect, useMemo, useRef, useState } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { Button } from '../../../ui/button.tsx';
import { AskedMonths } from '../calendar/asked-months.tsx';
import { ScheduleWords } from '../medicine/schedule-words.tsx';
import { type Here, strengthsOf } from './body.ts';
import { SameNameNote } from './same-name-note.tsx';
import { scheduleOf } from './schedule-body.ts';
import { formTexts as texts } from './texts.ts';
import type { FormValues } from './values.ts';

type PreviewProps = {
  readonly values: FormValues;
  readonly here: Here;
  readonly known: Readonly<Record<string, Medication>>;
  /** A change counts from its day; null for a new medicine. */
  readonly from: string | null;
  /** What a change takes the place of. */
  readonly before: Pick<ScheduleVersion, 'phases'> | null;
  readonly saveText: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
};

/** The next three months, seen before anything is saved: by the same reckoning as reminders and stock. */
export function Preview(props: PreviewProps) {
  const { values, here, known, from, before, saveText, isBusy, onBack, onSave } = props;
  // Once it is saved it stands in the list itself, a moment before this screen goes.
  const [knownBefore, setKnownBefore] = useState<typeof known>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const first = [from ?? values.start, here.today].toSorted().at(-1) ?? here.today;
  const { schedule, doses } = useMemo(() => {
    const made = scheduleOf(values, here.zone);
    const until = addDays(addMonths(startOfMonth(first), 3), -1);
    const version = { ...made, home_tz: here.zone, effective_from: from ?? values.start };
    return { schedule: made, doses: expand(version, first, until, here.zone) };
  }, [values, here.zone, first, from]);
  const isAsNeeded = values.howOften === 'as_needed';
  return (
    <section aria-labelledby="preview" className="space-y-5">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-h2">
        {texts.preview}
      </h2>
      <p>{texts.previewLead}</p>
      {from === null && (
        <SameNameNote name={values.name} known={knownBefore ?? known} today={here.today} />
      )}
      <div className="space-y-4 rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-8">
        <p className="text-lead font-semibold wrap-anywhere">{values.name}</p>
        {from !== null && <p className="font-medium">{`From ${longDate(from)} on:`}</p>}
        <ScheduleWords schedule={schedule} />
        {strengthsOf(values).length === 0 && <p>{texts.noAmount}</p>}
        {from !== null && before !== null && (
          <div className="border-s-4 border-rule ps-4 text-ink-soft">
            <p className="font-semibold">{texts.replaces}</p>
            <ScheduleWords schedule={before} />
          </div>
        )}
        {!isAsNeeded && <AskedMonths doses={doses} from={first} today={here.today} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          onClick={() => {
            setKnownBefore(known);
            onSave();
          }}
        >
          {isBusy ? texts.saving : saveText}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {texts.backToForm}
        </Button>
      </div>
    </section>
  );
}
