import type { Medication } from '@caretrail/contract/medications/schema';
import { CircleCheck, CircleSlash, Clock, PencilLine } from 'lucide-react';
import { isAnswerWaiting, isWaiting } from '../../../data/dose-entry.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { WrittenBy } from '../../../shell/written-by.tsx';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCanChangeDose } from '../doses/can-change-dose.ts';
import { DoseAnswer, DoseBadges, DoseClearedLine, DoseProblemLine } from '../doses/dose-answer.tsx';
import type { Asked } from '../doses/dose-buttons.tsx';
import { dosePlaceOf } from '../doses/dose-place.ts';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { isAnswer, isAnsweredState } from '@caretrail/contract/medications/is-answered';
import {
  clockWords,
  formatEarlierPlan,
  formatEntry,
  formatExact,
  plannedClock,
} from '../doses/format-dose.ts';
import { allTexts, todayTexts as texts } from '../doses/texts.ts';
import type { DoseProblem } from '../doses/use-record-doses.ts';
import type { Recorded } from '../doses/use-recorded.ts';
import { MedicineLink } from '../place-links.tsx';
import { groupTexts } from './texts.ts';
import { byTime, hasOpen, type TodayDose } from './dose-groups.ts';

type DoseRowProps = {
  readonly each: TodayDose;
  readonly medicine: Medication | undefined;
  /** The dose is of an earlier day: recorded at the planned time. */
  readonly isPast: boolean;
  /** The dose is of a coming day: nothing to record yet. */
  readonly isComing: boolean;
  /** On the medicine's own page its name is not a link. */
  readonly isOwnPage: boolean;
  readonly recorded: Recorded | undefined;
  readonly problem: DoseProblem | undefined;
  /** Its record was cleared on this screen. */
  readonly isCleared: boolean;
  /** Why it is not part of the tap for all doses of its time. */
  readonly why: string | undefined;
  readonly nowMs: number;
  readonly today: DayNow;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
  readonly onUndo: () => void;
};

/** The recorded answer as text with an icon. */
function Noted({ each: { dose }, today, zone }: Pick<DoseRowProps, 'each' | 'today' | 'zone'>) {
  const { log } = dose;
  if (!isAnswer(log)) return null;
  const isTaken = log.status === 'taken';
  const Icon = isWaiting(log) ? Clock : isTaken ? CircleCheck : CircleSlash;
  return (
    <p className="flex items-start gap-2 font-medium">
      <Icon
        className={`mt-1 size-5 shrink-0 ${Icon === CircleCheck ? 'text-fine' : ''}`}
        aria-hidden="true"
      />
      <span className="min-w-0">
        {formatEntry(log, today, zone)}
        <WrittenBy id={log.by} />
      </span>
    </p>
  );
}

/** One dose of a day. */
export function DoseRow(props: DoseRowProps) {
  const { each, medicine, isPast, isComing, isOwnPage, recorded, problem, today, zone } = props;
  const { isCleared, why, nowMs, onTaken, onAsk, onUndo } = props;
  const { dose, state } = each;
  const isDone = isAnsweredState(state);
  const earlier = isDone ? formatEarlierPlan(dose, today, zone) : null;
  const name = dose.medication_name;
  const canChange = useCanChangeDose();
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3">
          {isOwnPage ? (
            <span className="font-semibold wrap-anywhere">{name}</span>
          ) : (
            <MedicineLink id={dose.medication_id} className="link max-w-full py-1.5! wrap-anywhere">
              {name}
            </MedicineLink>
          )}
          <DoseBadges
            {...{ state, recorded }}
            isHazardous={medicine?.hazardous_handling ?? false}
          />
        </p>
        <p className="wrap-anywhere">{formatExact(dose.parts, dose.dosage)}</p>
        {(dose.note || medicine?.instructions) && (
          <p className="text-ink-soft wrap-anywhere">{dose.note || medicine?.instructions}</p>
        )}
        {isCleared && !isDone && <DoseClearedLine {...{ dose, recorded }} />}
        {why !== undefined && <p className="text-small text-ink-soft">{why}</p>}
        {isDone && <Noted each={each} today={today} zone={zone} />}
        {earlier !== null && <p className="text-small text-ink-soft">{earlier}</p>}
      </div>
      {!isDone && !isComing && state !== 'held' && (
        <DoseAnswer
          {...{ dose, state, recorded, isPast, nowMs, today, zone, onTaken, onAsk, onUndo }}
        />
      )}
      {isDone && canChange(dose.log) && (
        <Button
          look="quiet"
          className="px-3"
          // The entry cannot be changed before the server has assigned its id.
          isBusy={dose.log?.id === ''}
          aria-label={texts.changeFor({ name, time: plannedClock(dose, zone) })}
          onClick={() => onAsk('entry')}
        >
          <PencilLine className="size-5" aria-hidden="true" />
          {texts.change}
        </Button>
      )}
      <DoseProblemLine problem={problem} />
    </li>
  );
}

/** Where the row of a dose taken as needed was: it is gone with its record. */
export const ClearedRow = ({ dose }: Pick<TodayDose, 'dose'>) => (
  <li data-dose={dosePlaceOf(dose)} className="border-t border-rule py-4 first:border-t-0">
    <p className="font-medium wrap-anywhere">
      {texts.said.cleared({ names: dose.medication_name })}
    </p>
  </li>
);

type DoseGroupProps = {
  readonly heading: string;
  readonly doses: readonly TodayDose[];
  /** The shown day and the patient's zone. */
  readonly shown: { readonly day: string; readonly zone: string };
  /** The heading says that they are open: it gives way once none of them is. */
  readonly isOpen?: boolean;
  /** Highlights the group as due now. */
  readonly isNow?: boolean;
  /** The doses are of an earlier day: recorded at the planned time. */
  readonly isPast?: boolean;
  readonly note?: string;
  readonly row: (each: TodayDose, why?: string) => ReactNode;
  /** Whether one tap records it with the others of its time. */
  readonly sharing?: (each: TodayDose) => boolean;
  /** Records all doses of the same time together; the time if that is what it records. */
  readonly all?: (of: string, doses: readonly TodayDose[], time: string | undefined) => ReactNode;
};

/** A group of doses, by time. */
export function DoseGroup(props: DoseGroupProps) {
  const { heading, doses, shown, isNow = false, isPast = false, note, row, all } = props;
  const { sharing = () => false, isOpen = false } = props;
  const id = useId();
  const canAdd = useCan()('add', 'medication');
  if (doses.length === 0) return null;
  const isOver = isOpen && !hasOpen(doses);
  return (
    <section
      aria-labelledby={id}
      className={`border-s-4 ps-3 sm:ps-4 ${isNow && !isOver ? 'border-today' : 'border-rule'}`}
    >
      <h3 id={id} className="grid text-h3 *:[grid-area:1/1]">
        {/* Keeps its lines, so that nothing below moves. */}
        <span className={isOver ? 'invisible' : ''}>{heading}</span>
        {isOver && (
          <span>
            {doses.some(({ dose }) => isAnswerWaiting(dose))
              ? groupTexts.notSent
              : groupTexts.recorded}
          </span>
        )}
      </h3>
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
      {byTime(doses, shown).map(({ time, aside, doses: together }) => {
        const hasTap = canAdd && together.filter(sharing).length > 1;
        return (
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
              <ul>
                {together.map((each) =>
                  row(each, hasTap && !sharing(each) ? allTexts.varies : undefined),
                )}
              </ul>
              {hasTap && all?.(`${time} ${aside}`, together, isPast ? clockWords(time) : undefined)}
            </div>
          </div>
        );
      })}
    </section>
  );
}
