import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { describe, expect, it } from 'vitest';
import {
  doseName,
  editMedication,
  madeMedication,
  medicationsOf,
  sendDose,
  todayOf,
  yesterdayOf,
} from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** One thing that happens: a dose with when it was taken, a count, a refill, an undo. */
type Step =
  | { readonly do: 'dose'; readonly taken: string; readonly arrives: string }
  | { readonly do: 'as_needed'; readonly taken: string; readonly arrives: string }
  | { readonly do: 'undo'; readonly arrives: string }
  | { readonly do: 'move'; readonly taken: string; readonly arrives: string }
  | { readonly do: 'count' | 'add'; readonly pieces: number; readonly arrives: string }
  | { readonly do: 'edit'; readonly pieces: number; readonly arrives: string };

const dose = (taken: string, arrives = taken): Step => ({ do: 'dose', taken, arrives });
const count = (pieces: number, arrives: string): Step => ({ do: 'count', pieces, arrives });
const add = (pieces: number, arrives: string): Step => ({ do: 'add', pieces, arrives });
const undo = (arrives: string): Step => ({ do: 'undo', arrives });

/** Written before the code, as a careful pharmacist would. The medicine was entered at 06:00 with 20 tablets. */
const table: readonly (readonly [string, readonly Step[], number])[] = [
  ['S01 a dose, then a count of what is left', [dose('08:00'), count(19, '12:00')], 19],
  [
    'S02 taken before the count, arrives after it',
    [count(19, '12:00'), dose('08:00', '13:00')],
    19,
  ],
  ['S03 taken after the count', [count(19, '12:00'), dose('12:30', '13:00')], 18],
  [
    'S04 the count says what was shown, and a dose waits',
    [count(20, '12:00'), dose('08:00', '13:00')],
    20,
  ],
  [
    'S05 a refill is no count: the dose before it is taken off',
    [add(30, '12:00'), dose('08:00', '13:00')],
    49,
  ],
  [
    'S06 counted, then refilled: the dose before the count was counted',
    [count(19, '12:00'), add(30, '12:30'), dose('08:00', '13:00')],
    49,
  ],
  [
    'S07 undone after the count: the pieces were counted as they lie there',
    [dose('08:00'), count(19, '12:00'), undo('13:00')],
    19,
  ],
  ['S08 undone without a count: it comes back', [dose('08:00'), undo('13:00')], 20],
  ['S09 taken and undone after the count', [count(19, '12:00'), dose('12:30'), undo('13:00')], 19],
  [
    'S10 corrected to a time before the count: it was counted',
    [count(19, '12:00'), dose('12:30'), { do: 'move', taken: '08:00', arrives: '13:00' }],
    19,
  ],
  [
    'S11 corrected to a time after the count: it is taken off',
    [dose('08:00'), count(20, '12:00'), { do: 'move', taken: '12:30', arrives: '13:00' }],
    19,
  ],
  [
    'S12 as needed, taken before the count',
    [count(19, '12:00'), { do: 'as_needed', taken: '08:00', arrives: '13:00' }],
    19,
  ],
  [
    'S13 as needed, taken after the count',
    [count(19, '12:00'), { do: 'as_needed', taken: '12:30', arrives: '13:00' }],
    18,
  ],
  [
    'S14 counted in the form of the medicine',
    [{ do: 'edit', pieces: 15, arrives: '12:00' }, dose('08:00', '13:00')],
    15,
  ],
  [
    'S15 counted twice: the last one decides',
    [count(19, '09:00'), count(18, '12:00'), dose('10:00', '13:00')],
    18,
  ],
];

const nameOf = (row: (typeof table)[number]) => ({ title: row[0], steps: row[1], left: row[2] });

async function signedIn(clock: string, person?: Person): Promise<Person> {
  clockTo(testApp(), clock);
  if (person === undefined) return asPatient(testApp());
  const { access } = await openSessionFor(testApp(), person.userId);
  return { ...person, call: (to, input) => callApi(testApp(), to, input as object, access) };
}

const stock = [{ strength: 'tablets', on_hand: 20, per_dose: 1 }];

async function played(steps: readonly Step[]): Promise<number | undefined> {
  let person = await signedIn('06:00');
  const made = await madeMedication(person, { times: ['08:00', '20:00'], stock });
  const today = todayOf(testApp());
  const name = doseName(made, 'at-0800', today);
  let last = '';
  const params = { id: made.id };
  for (const step of steps) {
    person = await signedIn(step.arrives, person);
    switch (step.do) {
      case 'dose':
      case 'as_needed':
      case 'move': {
        const at = `${today}T${step.taken}:00.000Z`;
        const which = step.do === 'dose' ? name : step.do === 'move' ? { supersedes: last } : {};
        const answer = await sendDose(person, made.id, { status: 'taken', at, ...which });
        expect(answer.statusCode).toBe(201);
        last = answer.json<{ id: string }>().id;
        break;
      }
      case 'undo':
        await sendDose(person, made.id, { status: 'cleared', supersedes: last });
        break;
      case 'edit':
        await editMedication(person, made.id, { stock: [{ ...stock[0], on_hand: step.pieces }] });
        break;
      default: {
        const body = { strength: 'tablets', [step.do]: step.pieces };
        await person.call(medicationsEndpoints.changeStock, { params, body: body as never });
      }
    }
  }
  return (await medicationsOf(person))[0]?.stock[0]?.on_hand;
}

describe('§3 stock: a dose taken before a count was counted by it', () => {
  it.each(table.map(nameOf))('$title: $left left', async ({ steps, left }) => {
    expect(await played(steps)).toBe(left);
  });

  it('in the form of the medicine the count of another strength stays', async () => {
    const person = await signedIn('06:00');
    const both = [...stock, { strength: '20 mg', on_hand: 10, per_dose: null }];
    const made = await madeMedication(person, { times: ['08:00'], stock: both });
    const noon = await signedIn('12:00', person);
    const changed = [stock[0], { ...both[1], on_hand: 4 }];
    await editMedication(noon, made.id, { stock: changed });
    const name = doseName(made, 'at-0800', todayOf(testApp()));
    expect(yesterdayOf(testApp())).not.toBe(name.local_date);
    const body = { status: 'taken', ...name, at: `${name.local_date}T08:00:00.000Z` };
    const two = [
      { strength: 'tablets', count: 1 },
      { strength: '20 mg', count: 1 },
    ];
    await sendDose(noon, made.id, { ...body, amount_parts: two });
    expect((await medicationsOf(noon))[0]?.stock.map(({ on_hand }) => on_hand)).toEqual([19, 4]);
  });
});
