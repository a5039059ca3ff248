import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { ChevronDown, PencilLine } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { usePatientZone } from '../../../data/zone.ts';
import type { Asked } from '../../../shell/doses/dose-buttons.tsx';
import { DoseMeanwhile } from '../../../shell/doses/dose-meanwhile.tsx';
import { dosePlaceOf } from '../../../shell/doses/dose-place.ts';
import { DoseProblemLine } from '../../../shell/doses/dose-problem-line.tsx';
import { DoseQuestion } from '../../../shell/doses/dose-question.tsx';
import { amountWords, momentAt, notedWords } from '../../../shell/doses/dose-words.ts';
import { todayTexts } from '../../../shell/doses/texts.ts';
import { useDoseLog } from '../../../shell/doses/use-dose-log.ts';
import { Button } from '../../../ui/button.tsx';
import { useSendDose } from '../today/use-send-dose.ts';
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
  const [question, setQuestion] = useState<{ what: Asked; dose: DoseOccurrence } | null>(null);
  const send = useSendDose();
  const { problems, conflict, said, onNote, onSettle } = useDoseLog(heading, async (dose, note) => {
    const sent = await send(dose, note);
    // Its row goes away.
    if ('entry' in sent && note.status === 'cleared') heading.current?.focus();
    return sent;
  });
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
        onClick={() => setQuestion({ what: 'entry', dose })}
      >
        <PencilLine className="size-5" aria-hidden="true" />
        {todayTexts.change}
      </Button>
      <DoseProblemLine problem={problems.get(dosePlaceOf(dose))} />
    </li>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {said}
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
      {conflict !== undefined && (
        <DoseMeanwhile {...conflict} today={today} zone={zone} onSettle={onSettle} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          {...question}
          medicine={medicine}
          nowMs={nowMs}
          zone={zone}
          onNote={onNote}
          onAsk={(what) => setQuestion({ ...question, what })}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
