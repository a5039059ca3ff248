import type {
  EscalationOverview,
  OpenEscalation,
} from '@caretrail/contract/circle/escalation-schema';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import { formatClockAt, formatPlaced } from '@caretrail/contract/time/whose-clock';
import { isoOf, instantOf } from '@caretrail/contract/time/zoned';
import { isAnswerWaiting } from '../../../data/dose-entry.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { nameIn } from '../names.ts';
import { openTexts as texts } from './texts.ts';

/** Doses about which the same is true: shown together. */
export type OpenGroup = {
  readonly key: string;
  readonly doses: readonly OpenEscalation[];
};

export type Reader = {
  /** The account of who reads it. */
  readonly me: string | undefined;
  readonly nowMs: number;
  /** Of the device. */
  readonly zone: string;
};

const dueMs = ({ local_date_time, time_zone }: OpenEscalation): number =>
  instantOf(local_date_time, time_zone);

type Known = Pick<DoseOccurrence, 'medication_id' | 'at' | 'postponed_until' | 'slot_id' | 'log'>;

/** Without those that were recorded here since the overview was loaded. What waits on this device is still open. */
export const stillOpen = (
  open: readonly OpenEscalation[],
  doses: readonly Known[],
): readonly OpenEscalation[] =>
  open.filter(
    (each) =>
      !doses.some(
        (dose) =>
          dose.medication_id === each.medication_id &&
          Date.parse(dose.postponed_until ?? dose.at) === dueMs(each) &&
          isAnswered(dose) &&
          !isAnswerWaiting(dose),
      ),
  );

/** The earliest first. */
export function groupOpen(open: readonly OpenEscalation[]): OpenGroup[] {
  const keyOf = (each: OpenEscalation): string =>
    JSON.stringify([dueMs(each), each.told, each.on_it, each.next]);
  return [...Map.groupBy(open, keyOf)]
    .map(([key, doses]) => ({ key, doses }))
    .toSorted((one, other) => dueOf(one) - dueOf(other));
}

const dueOf = ({ doses }: OpenGroup): number => Math.min(...doses.map(dueMs));

type Zoned = Pick<EscalationOverview, 'time_zone'>;

/** 'today at 08:00', on the clock of the patient: 'today at 08:00 (London time)' where that of the reader differs. */
function formatWhen(
  instant: string,
  { time_zone }: Zoned,
  { nowMs, zone: reader }: Pick<Reader, 'nowMs' | 'zone'>,
): string {
  const when = formatMoment(instant, nowMs, time_zone, 'within');
  return formatPlaced(when, Date.parse(instant), { zone: time_zone, reader });
}

/** 'Levetiracetam · 1 × 750 mg · planned today at 08:00' */
export function formatOpenDose(
  dose: OpenEscalation,
  overview: Zoned,
  reader: Pick<Reader, 'nowMs' | 'zone'>,
): string {
  const { medication_name: medicine, amount } = dose;
  const when = formatWhen(isoOf(dueMs(dose)), overview, reader);
  return amount === '' ? texts.dose({ medicine, when }) : texts.doseOf({ medicine, amount, when });
}

/** Who was told, who is on it, and who is next. All times are where the patient is. */
export function formatProgress(
  { doses }: OpenGroup,
  overview: Pick<EscalationOverview, 'people' | 'time_zone'>,
  reader: Reader,
): string[] {
  const [first] = doses;
  if (first === undefined) return [];
  const { told, on_it, next } = first;
  const { me, zone } = reader;
  const whenOf = (instant: string): string => formatWhen(instant, overview, reader);
  const clockOf = (instant: string): string =>
    formatClockAt(Date.parse(instant), { zone: overview.time_zone, reader: zone });
  const lines = told.map(({ helper_id, at }) =>
    helper_id !== null && helper_id === me
      ? texts.youWereTold({ when: whenOf(at) })
      : texts.wasTold({ name: nameIn(overview, helper_id), when: whenOf(at) }),
  );
  if (on_it !== null)
    lines.push(
      on_it.helper_id === me
        ? texts.youAreOnIt({ time: clockOf(on_it.until) })
        : texts.isOnIt({ name: nameIn(overview, on_it.helper_id), time: clockOf(on_it.until) }),
    );
  if (next !== null)
    lines.push(
      next.helper_id === me
        ? texts.nextYou({ when: whenOf(next.at) })
        : texts.next({ name: nameIn(overview, next.helper_id), when: whenOf(next.at) }),
    );
  else if (on_it === null) lines.push(told.length > 0 ? texts.allTold : texts.noOne);
  return lines;
}
