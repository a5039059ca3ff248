import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { formatPhase } from '@caretrail/contract/medications/format-schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { treatmentStatusLabels } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { dayName } from '../../../lib/format-day.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatNextStep } from '../../../lib/next-step.ts';
import { clockOf } from '../../../lib/format-event-time.ts';
import { questions, type Row } from '../../preboarding/questions/public.ts';
import type { Visit } from './use-summary.ts';
import { summaryTexts as texts } from './summary-texts.ts';

type Line = { readonly id: string; readonly lead: string; readonly rest: string };

/** Without duplicates: the practitioner often has the name of the place. */
const joined = (parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter(Boolean))].join(', ');

function progressOf(treatment: Treatment): string | null {
  const { cycle_no, cycles_planned, fractions_done, fractions_planned } = treatment;
  if (cycle_no !== null) {
    return cycles_planned === null
      ? texts.cycle({ now: cycle_no })
      : texts.cycleOf({ now: cycle_no, planned: cycles_planned });
  }
  return fractions_planned === null
    ? null
    : texts.sessions({ done: fractions_done ?? 0, planned: fractions_planned });
}

/** 'Temozolomide, cycles · Active, cycle 3 of 6, since 2 March 2026' */
export function treatmentLine(treatment: Treatment): Line {
  const { id, title, status, start, practitioner } = treatment;
  const began = status === 'planned' ? texts.from : texts.since;
  return {
    id,
    lead: title,
    rest: joined([
      treatmentStatusLabels[status],
      progressOf(treatment),
      start && began({ day: longDate(start) }),
      practitioner,
    ]),
  };
}

/** 'Every day at 08:00. From Thursday 19 November: 4 mg. Do not stop suddenly.' */
export function medicineWhen(medicine: Medication, today: string): string {
  const { schedule, instructions, never_stop_suddenly } = medicine;
  const phase = phaseOn(schedule?.phases ?? [], today);
  const words = [
    phase === undefined ? '' : formatPhase(phase),
    formatNextStep(medicine, today) ?? '',
    instructions,
    never_stop_suddenly ? texts.neverStop : '',
  ];
  return words.filter(Boolean).join('. ').replaceAll('..', '.');
}

/** 'Thursday 19 November 2026, 09:30 · MRI of the head, Radiology' */
export function visitLine(event: Visit): Line {
  const { id, title, start, all_day, practitioner, location_name } = event;
  const clock = all_day ? null : clockOf(start);
  return {
    id,
    lead: joined([dayName(firstDayOf(event)), clock]),
    rest: joined([title, practitioner, location_name]),
  };
}

/** The emergency contacts: first the person, then the clinic. */
export function contactRows({ people }: ProfileAnswers): (readonly [string, string])[] {
  const { emergency_contact: contact, hospital, on_call_phone } = people;
  const person = joined([contact?.name ?? null, contact?.relation ?? null]);
  const rows: (readonly [string, string])[] = [
    [person || texts.emergency, contact?.phone ?? ''],
    [texts.hospital, hospital ?? ''],
    [texts.onCall, on_call_phone ?? ''],
  ];
  return rows.filter(([question, answer], index) =>
    index === 0 ? person !== '' || answer !== '' : answer !== '' && question !== '',
  );
}

const shortLabels: ReadonlyMap<string, string> = new Map([
  [questions.diagnosis.disease_type, texts.short.illness],
  [questions.diagnosis.diagnosis, texts.short.diagnosis],
  [questions.diagnosis.diagnosed_on, texts.short.diagnosed],
  [questions.diagnosis.disease_group, texts.short.others],
  [questions.where_you_are.stage, texts.short.stage],
  [questions.where_you_are.symptoms, texts.short.symptoms],
]);

export const withShortLabels = (rows: readonly Row[]): Row[] =>
  rows.map(([question, answer]) => [shortLabels.get(question) ?? question, answer]);
