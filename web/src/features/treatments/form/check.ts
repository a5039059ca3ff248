import { limits } from '@caretrail/contract/limits';
import { isDevice } from '@caretrail/contract/treatments/progress';
import { newTreatment } from '@caretrail/contract/treatments/treatment-body';
import type { Errors } from '../../../lib/form-values.ts';
import { dayNumbersOf, wholeOf } from '../../../lib/typed-amount.ts';
import { figureOf, isFilledGate, newBody, sessionsOf } from './body.ts';
import { missing as say } from './texts.ts';
import type { FormValues } from './values.ts';

type Found = (readonly [field: string, sentence: string])[];

const isEmpty = (text: string): boolean => text.trim() === '';
const isWhole = (text: string, most: number): boolean =>
  isEmpty(text) || wholeOf(text, 1, most) !== null;
const isFigure = (text: string, most: number): boolean => {
  const figure = figureOf(text);
  return isEmpty(text) || (figure !== null && figure >= 0 && figure <= most);
};

const hasCycles = ({ cycles, cycleDays, hasVisits }: FormValues): boolean =>
  !isEmpty(cycles) || !isEmpty(cycleDays) || hasVisits;

/** A time is kept with each session, so without any it would be lost. */
function lostTime(values: FormValues, today: string): Found {
  const { time, type, status, start, count, hasVisits } = values;
  const isOver = status === 'completed' || status === 'stopped';
  // A device has hours a day, and no sessions.
  if (isEmpty(time) || isOver || (type !== '' && isDevice({ type }))) return [];
  if (sessionsOf(values, today).length > 0) return [];
  return [
    ...(isEmpty(count) && !hasVisits ? [['count', say.countForTime] as const] : []),
    ...(isEmpty(start) ? [['start', say.startForTime] as const] : []),
  ];
}

/** Rules of the form, with clearer texts than the schema's. */
function own(values: FormValues, today: string): Found {
  const { type, status, start, count, dose, cycleLength, cycles, cycleDays, hours } = values;
  const needsStart = status === 'active' && isEmpty(start);
  return [
    ...lostTime(values, today),
    ...(type === '' ? [['type', say.type] as const] : []),
    ...(status === '' ? [['status', say.status] as const] : []),
    ...(needsStart ? [['start', say.start] as const] : []),
    ...(isWhole(count, limits.treatments.sessions)
      ? []
      : [['count', say.count({ most: limits.treatments.sessions })] as const]),
    ...(isFigure(dose, 200) ? [] : [['dose', say.dose] as const]),
    ...(isWhole(cycleLength, 366) && !(isEmpty(cycleLength) && hasCycles(values))
      ? []
      : [['cycleLength', say.cycleLength] as const]),
    ...(isWhole(cycles, 200) ? [] : [['cycles', say.cycles] as const]),
    ...(isEmpty(cycleDays) || dayNumbersOf(cycleDays) !== null
      ? []
      : [['cycleDays', say.cycleDays] as const]),
    ...(isFigure(hours, 24) ? [] : [['hours', say.hours] as const]),
    ...values.gates.flatMap((gate, row): Found =>
      (['min', 'max'] as const).flatMap((name): Found =>
        isEmpty(gate[name]) || figureOf(gate[name]) !== null
          ? []
          : [[`gates.${row}.${name}`, say.gate]],
      ),
    ),
  ];
}

/** Where the form asks for a field of the contract. */
const places: Readonly<Record<string, string>> = {
  fractions_planned: 'count',
  sessions: 'count',
  session_weekdays: 'weekdays',
  total_dose_gy: 'dose',
  cycle_length: 'cycleLength',
  cycles_planned: 'cycles',
  cycle_days: 'cycleDays',
  cycle_anchors: 'start',
  device_hours_per_day: 'hours',
};

/** `lab_gate.0.min` is a mistake of a row of the form; empty rows are not sent, so the rows of the answer may be fewer. */
function fieldInForm(path: string, values: FormValues): string {
  const [name = '', index, part] = path.split('.');
  if (name !== 'lab_gate' || index === undefined) return places[name] ?? name;
  const rows = values.gates.flatMap((gate, row) => (isFilledGate(gate) ? [row] : []));
  return `gates.${rows[Number(index)] ?? 0}.${part ?? 'test'}`;
}

export const inForm = (fields: Errors, values: FormValues): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [fieldInForm(path, values), said]),
  );

/** The form's own sentences, then what the contract says of the rest. */
export function errorsIn(values: FormValues, today: string): Errors {
  const found = Object.fromEntries(own(values, today));
  const parsed = newTreatment.safeParse(newBody(values, today));
  const said = (parsed.error?.issues ?? [])
    .map(({ path, message }) => [fieldInForm(path.map(String).join('.'), values), message] as const)
    .toReversed();
  return { ...Object.fromEntries(said), ...found };
}

/** Field → fields whose errors depend on it. */
const also: Readonly<Record<string, readonly string[]>> = {
  status: ['start', 'count'],
  time: ['start', 'count'],
  start: ['end'],
  cycles: ['cycleLength'],
  cycleDays: ['cycleLength'],
  hasVisits: ['cycleLength', 'start', 'count'],
  cycleLength: ['cycleDays'],
};

/** A field that is being edited shows no error until the form is sent again. */
export function clearErrors(errors: Errors, changes: Partial<FormValues>): Errors {
  const names = Object.keys(changes).flatMap((name) => [name, ...(also[name] ?? [])]);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !names.some((name) => field === name || field.startsWith(`${name}.`)),
    ),
  );
}
