import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { ChevronDown, PencilLine } from 'lucide-react';
import type { RefObject } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { DoseProblemLine } from '../doses/dose-answer.tsx';
import { DoseDialogs } from '../doses/dose-dialogs.tsx';
import { dosePlaceOf } from '../doses/dose-place.ts';
import { amountWords, momentAt, notedWords } from '../doses/dose-words.ts';
import { todayTexts } from '../doses/texts.ts';
import { useRecordDoses } from '../doses/use-record-doses.ts';
import { Button } from '../../../ui/button.tsx';
import { adherenceTexts as texts } from './texts.ts';

type AsNeededLogProps = {
  readonly medicine: Medication;
  /** The newest first. */
  readonly doses: readonly DoseOccurrence[];
  /** Of the part: it takes the focus of a row that goes away. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** The rest is asked for: three months of them may be long. */
const shownAtOnce = 10;

/** What was taken as needed, with its time, and put right or taken back as any other dose. */
export function AsNeededLog({ medicine, doses, heading }: AsNeededLogProps) {
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = dateAt(nowMs, zone);
  const recording = useRecordDoses(heading);
  const earlier = doses.slice(shownAtOnce);
  const row = (dose: DoseOccurrence) => (
    <li
      key={dosePlaceOf(dose)}
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 py-1.5"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{dose.log && notedWords(dose.log, today, zone)}</p>
        <p>{amountWords(dose.parts, dose.dosage)}</p>
      </div>
      <Button
        look="quiet"
        className="px-3 print:hidden"
        aria-label={todayTexts.changeFor(dose.medication_name, momentAt(dose.at, today, zone))}
        // Until the server has named the entry there is nothing to change.
        isBusy={dose.log?.id === ''}
        onClick={() => recording.setQuestion({ what: 'entry', dose })}
      >
        <PencilLine className="size-5" aria-hidden="true" />
        {todayTexts.change}
      </Button>
      <DoseProblemLine problem={recording.problems.get(dosePlaceOf(dose))} />
    </li>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {recording.said}
      </p>
      <p className="text-lead">
        {doses.length === 0 ? texts.noneAsNeeded : texts.asNeeded(doses.length)}
      </p>
      <ul className="divide-y divide-rule">{doses.slice(0, shownAtOnce).map(row)}</ul>
      {earlier.length > 0 && (
        <details className="group print:hidden">
          <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.earlier(earlier.length)}
          </summary>
          <ul className="divide-y divide-rule">{earlier.map(row)}</ul>
        </details>
      )}
      <DoseDialogs
        {...{ recording, nowMs, zone }}
        prescriberOf={() => medicine.prescriber}
        onNote={async (dose, note) => {
          const isRecorded = await recording.onNote(dose, note);
          // Its row goes away.
          if (isRecorded && note.status === 'cleared') heading.current?.focus();
        }}
      />
    </>
  );
}
