import { skipReasonLabels } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MedicineLink } from '../medicine-link.tsx';
import { dosePlaceOf } from '../../../shell/doses/dose-place.ts';
import { amountWords, clockOf, momentAt } from '../../../shell/doses/dose-words.ts';
import { type Asked, DoseButtons } from '../../../shell/doses/dose-buttons.tsx';
import type { TodayDose } from './dose-groups.ts';
import { todayTexts as texts } from '../../../shell/doses/texts.ts';

type DoseRowProps = {
  readonly each: TodayDose;
  readonly medicine: Medication | undefined;
  readonly today: string;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
};

/** What was noted, in words; a tick or a stroke stands beside them. */
function Noted({ each: { dose }, today, zone }: Pick<DoseRowProps, 'each' | 'today' | 'zone'>) {
  const { log } = dose;
  if (log === null || log.status === 'cleared') return null;
  const isTaken = log.status === 'taken';
  const Icon = isTaken ? CircleCheck : CircleSlash;
  return (
    <p className="flex items-start gap-2 font-medium">
      <Icon className={`mt-1 size-5 shrink-0 ${isTaken ? 'text-fine' : ''}`} aria-hidden="true" />
      {isTaken
        ? texts.takenAt(momentAt(log.at, today, zone))
        : texts.skipped(log.reason && skipReasonLabels[log.reason])}
    </p>
  );
}

/** One medicine at one time. */
export function DoseRow({ each, medicine, today, zone, onTaken, onAsk }: DoseRowProps) {
  const { dose, state } = each;
  const isOpen = state !== 'taken' && state !== 'skipped' && state !== 'held';
  const name = dose.medication_name;
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3">
          <MedicineLink id={dose.medication_id} className="link max-w-full py-1.5! wrap-anywhere">
            {name}
          </MedicineLink>
          {state === 'late' && <Badge>{texts.late}</Badge>}
        </p>
        <p className="wrap-anywhere">{amountWords(dose.parts, dose.dosage)}</p>
        {(dose.note || medicine?.instructions) && (
          <p className="text-ink-soft wrap-anywhere">{dose.note || medicine?.instructions}</p>
        )}
        <Noted each={each} today={today} zone={zone} />
      </div>
      {isOpen && <DoseButtons dose={dose} state={state} onTaken={onTaken} onAsk={onAsk} />}
      {!isOpen && state !== 'held' && (
        <Button
          look="quiet"
          className="px-3"
          // Until the server has named the entry there is nothing to change.
          isBusy={dose.log?.id === ''}
          aria-label={texts.changeFor(name, clockOf(dose.local_date_time))}
          onClick={() => onAsk('entry')}
        >
          <PencilLine className="size-5" aria-hidden="true" />
          {texts.change}
        </Button>
      )}
    </li>
  );
}
