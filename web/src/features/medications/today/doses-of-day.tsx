import { formatList } from '@caretrail/contract/i18n/format';
import { oneTapDoses, sharesTap } from '@caretrail/contract/medications/one-tap';
import { type RefObject, useState } from 'react';
import { steadyTaps } from '../../../lib/steady-taps.ts';
import { DoseDialogs, DoseNotices } from '../doses/dose-dialogs.tsx';
import { dosePlaceOf, inOrder } from '../doses/dose-place.ts';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { dueValues } from '../doses/format-dose.ts';
import { RecordAll } from '../doses/record-all.tsx';
import { dayTexts, groupTexts as texts, nightTexts } from './texts.ts';
import { useRecordDoses } from '../doses/use-record-doses.ts';
import { useKnownMedications } from '../use-medications.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { AsNeededRow } from './as-needed-row.tsx';
import { asNeededMedicines, takenAsNeeded } from './as-needed.ts';
import { ClearedRow, DoseGroup, DoseRow } from './dose-group.tsx';
import { doseGroups, hasOpen, type TodayDose } from './dose-groups.ts';
import { type useDoseDay, useDoses } from './use-doses.ts';

type DosesOfDayProps = Omit<ReturnType<typeof useDoseDay>, 'onDay'> & {
  /** Gets the focus when a row is removed. */
  readonly heading: RefObject<HTMLElement | null>;
  /** On a medicine's page: only its doses. */
  readonly medicineId?: string;
};

/** The texts for today, after midnight, or an earlier day. */
function textsOf({ day, today, date, medicineId }: DosesOfDayProps) {
  const isPast = day < today;
  const isNight = date !== today;
  const nothingOfOne = isNight ? nightTexts.nothingOfOne : dayTexts.todayOfOne;
  const ofOne = medicineId === undefined ? {} : { nothing: nothingOfOne };
  const past = { nothing: medicineId === undefined ? dayTexts.nothing : dayTexts.nothingOfOne };
  return {
    ...texts,
    ...(isNight && nightTexts),
    ...ofOne,
    ...(isPast && { ...past, ...pastTexts }),
    ...(day > today && comingTexts),
  };
}
const comingTexts = {
  later: dayTexts.planned,
  nothing: dayTexts.nothingPlanned,
  allDone: dayTexts.allDone,
  onHold: dayTexts.nothingPlanned,
  loading: dayTexts.loading,
} as const;
const pastTexts = {
  unnoted: dayTexts.open,
  allDone: dayTexts.allDone,
  onHold: dayTexts.onHold,
  loading: dayTexts.loading,
} as const;

/** With the state in which it is shown: recorded, it keeps that. */
const asShown = ({ dose, state }: TodayDose): TodayDose['dose'] => ({ ...dose, state });

/** The doses of a day, grouped, each with its buttons. */
export function DosesOfDay(props: DosesOfDayProps) {
  const { day, today, zone, heading, medicineId } = props;
  const isPast = day < today;
  // Shown, and recorded when its day has come.
  const isComing = day > today;
  const { doses: loaded, askedMs, error, isBusy, reload } = useDoses(day);
  const known = useKnownMedications();
  const recording = useRecordDoses(heading, { day, doses: loaded, askedMs });
  const { recorded, problems, isFresh } = recording;
  // The clock stands still after a tap, so that no row moves.
  const [nowMs, setNow] = useState(props.nowMs);
  if (!isFresh && nowMs !== props.nowMs) setNow(props.nowMs);

  const words = textsOf(props);
  const reader = dayNow(nowMs, zone);
  const shown = { day, zone };
  if (loaded === null) {
    if (error !== null) return <ErrorState message={error} isBusy={isBusy} onRetry={reload} />;
    return <RowsLoading label={words.loading} />;
  }
  const isOurs = (id: string): boolean => medicineId === undefined || medicineId === id;
  const doses = loaded.filter(({ medication_id }) => isOurs(medication_id));
  const asNeeded = asNeededMedicines(Object.values(known), day).filter(
    ({ medicine }) => !isComing && isOurs(medicine.id),
  );
  const { now, unnoted, later, held, done, next } = doseGroups(doses, {
    day,
    nowMs,
    isPast: day !== today,
    recorded,
    patienceOf: ({ medication_id, schedule_version_id }) => {
      const version = known[medication_id]?.schedule;
      return version?.id === schedule_version_id ? (version ?? undefined) : undefined;
    },
  });
  const [first] = next;
  const asked = [now, unnoted, later, held, done.filter(({ dose }) => dose.slot_id !== null)];
  const isNothing = asked.every(({ length }) => length === 0);
  const isOver = !isNothing && [now, unnoted, later].every(({ length }) => length === 0);
  // On an earlier day it was taken at the planned time.
  const takenOf = ({ at, time_zone }: TodayDose['dose']) =>
    ({ status: 'taken', ...(isPast && { at, time_zone }) }) as const;
  const all = (of: string, together: readonly TodayDose[], time: string | undefined) => {
    const doses = together.map(asShown);
    const open = oneTapDoses(doses, { isPast });
    return (
      <RecordAll
        look="secondary"
        {...{ of, doses, open, time, takenOf, recording }}
        arrange={(undo, tap) => (
          <div className="mb-4 grid gap-2 sm:flex">
            {tap}
            {undo}
          </div>
        )}
      />
    );
  };
  const gone = [...recording.cleared.values()]
    .filter(({ slot_id, local_date }) => slot_id === null && local_date === day)
    .map((dose): TodayDose => ({ dose, state: 'taken' }));
  const past = [...done, ...gone].toSorted((one, other) => inOrder(asShown(one), asShown(other)));
  const rows = [...asked.flat(), ...past].map(({ dose }) => dosePlaceOf(dose));
  const places = new Set([...rows, ...asNeeded.map(({ medicine }) => medicine.id)]);
  const sharing = (each: TodayDose): boolean => sharesTap(asShown(each), { isPast });
  const row = (each: TodayDose, why?: string) => (
    <DoseRow
      key={dosePlaceOf(each.dose)}
      {...{ each, isPast, isComing, nowMs, zone, why }}
      {...recording.rowOf(asShown(each), takenOf(each.dose))}
      medicine={known[each.dose.medication_id]}
      isOwnPage={medicineId !== undefined}
      today={reader}
    />
  );
  return (
    <div ref={steadyTaps} className="flex flex-col gap-5">
      <DoseNotices {...{ recording, places }} />
      {error !== null && <ErrorState message={error} isStale isBusy={isBusy} onRetry={reload} />}
      {isNothing && (medicineId === undefined || asNeeded.length === 0) && (
        <p className="text-lead">{words.nothing}</p>
      )}
      {isOver && <p className="text-lead">{held.length > 0 ? words.onHold : words.allDone}</p>}
      <DoseGroup heading={texts.now} doses={now} isOpen isNow {...{ shown, row, all, sharing }} />
      <DoseGroup
        heading={words.unnoted}
        doses={unnoted}
        isOpen
        {...{ shown, row, isPast, all, sharing }}
      />
      <DoseGroup
        heading={words.later}
        doses={later}
        {...{ shown, row }}
        {...(isComing && { note: dayTexts.plannedNote })}
      />
      {day === today && later.length === 0 && first !== undefined && (
        <p>
          {texts[[now, unnoted].some(hasOpen) ? 'after' : 'next']({
            name: formatList(next.map(({ dose }) => dose.medication_name)),
            ...dueValues(first.dose, reader, zone),
          })}
        </p>
      )}
      {asNeeded.length > 0 && (
        <section aria-labelledby="as-needed" className="border-s-4 border-rule ps-3 sm:ps-4">
          <h3 id="as-needed" tabIndex={-1} className="text-h3">
            {texts.asNeeded}
          </h3>
          <ul>
            {asNeeded.map((each) => (
              <AsNeededRow
                key={each.medicine.id}
                {...{ each, day, isPast, nowMs, zone }}
                takenMs={takenAsNeeded(doses, each.medicine.id)}
                recorded={recorded.get(each.medicine.id)}
                problem={problems.get(each.medicine.id)}
                onRecorded={(now) => recording.onRecorded(each.medicine.id, now)}
                onProblem={(problem) => recording.setProblem(each.medicine.id, problem)}
                onUndo={() => recording.onUndo(each.medicine.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <DoseGroup heading={texts.held} doses={held} note={texts.heldNote} {...{ shown, row }} />
      <DoseGroup
        heading={texts.done}
        doses={past}
        shown={shown}
        row={(each) =>
          gone.includes(each) ? <ClearedRow key={dosePlaceOf(each.dose)} {...each} /> : row(each)
        }
      />
      <DoseDialogs
        {...{ recording, nowMs, zone }}
        prescriberOf={({ medication_id }) => known[medication_id]?.prescriber}
      />
    </div>
  );
}
