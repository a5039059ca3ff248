import { errorBody } from '@caretrail/contract/http/error-body';
import type { DosePostponement } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  dosesOf,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;
const at = (clock: string): string => `${todayOf(testApp())}T${clock}:00.000Z`;

/** Pressed then, to be due then; null: back at its planned time. */
type Press = { readonly pressed: string; readonly until: string | null };
const press = (pressed: string, until: string | null): Press => ({ pressed, until });

/** A patient at a quarter to nine, whose dose of eight was put off on devices without a connection. */
async function quarterToNine() {
  clockTo(testApp(), '08:45');
  const person = await asPatient(testApp());
  const made = await madeMedication(person);
  const dose = doseName(made, 'at-0800', todayOf(testApp()));
  const bodyOf = ({ pressed, until }: Press) => ({
    ...dose,
    until: until && at(until),
    pressed_at: at(pressed),
  });
  const send = (each: Press) => sendPostponement(person, made.id, bodyOf(each));
  const under = (key: string, each: Press) =>
    testApp().app.inject({
      method: 'POST',
      url: medicationsEndpoints.postponeDose.path.replace('{id}', made.id),
      payload: bodyOf(each),
      headers: { authorization: `Bearer ${person.access}`, 'idempotency-key': key },
    });
  return { person, made, dose, send, under };
}
const dueOf = async (person: Person): Promise<string | null> =>
  (await dosesOf(person, todayOf(testApp())))[0]?.postponed_until ?? null;

const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, index) =>
        orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
      );

/** Written before the code, as a careful pharmacist would: the press that was made last decides, for sooner or for later. */
const table: readonly (readonly [string, readonly Press[], string | null])[] = [
  [
    'D01 the later press is for longer',
    [press('08:10', '09:30'), press('08:20', '10:00')],
    '10:00',
  ],
  [
    'D02 the later press is for shorter',
    [press('08:10', '10:00'), press('08:20', '09:30')],
    '09:30',
  ],
  ['D03 the later press brings it back', [press('08:10', '10:00'), press('08:20', null)], null],
  [
    'D04 three presses, the last one says what the first did',
    [press('08:10', '09:30'), press('08:20', '10:00'), press('08:30', '09:30')],
    '09:30',
  ],
  [
    'D05 put off again after it was brought back',
    [press('08:10', '10:00'), press('08:20', null), press('08:30', '11:00')],
    '11:00',
  ],
];

describe('a dose that was put off on several devices', () => {
  it.each(table.map(([title, presses, due]) => ({ title, presses, due })))(
    '$title, in whatever order they arrive: due at $due',
    async ({ presses, due }) => {
      for (const order of orders(presses)) {
        const { person, send } = await quarterToNine();
        for (const each of order) {
          const answer = await send(each);
          expect(['201', '409 conflict']).toContain(outcomeOf(answer));
        }
        expect(await dueOf(person)).toBe(due === null ? null : at(due));
      }
    },
  );

  it('the answer to the earlier press says which one holds, and nothing is changed', async () => {
    const { person, send } = await quarterToNine();
    const standing = (await send(press('08:20', '09:30'))).json<DosePostponement>();
    expect(standing).toMatchObject({ until: at('09:30'), made_at: at('08:20') });
    const older = await send(press('08:10', '10:00'));
    expect(outcomeOf(older)).toBe('409 conflict');
    const { detail, stored } = errorBody.parse(older.json());
    expect(stored).toEqual(standing);
    expect(detail).toContain('today at 09:30');
    expect(await dueOf(person)).toBe(at('09:30'));
    // Even where its own time has passed meanwhile.
    expect(outcomeOf(await send(press('08:05', '08:30')))).toBe('409 conflict');
  });

  it('taken back as of its own press, it is in the way of no later one', async () => {
    const { person, send } = await quarterToNine();
    await send(press('08:10', '10:00'));
    expect(outcomeOf(await send(press('08:10', null)))).toBe('201');
    expect(await dueOf(person)).toBeNull();
    expect(outcomeOf(await send(press('08:20', '09:30')))).toBe('201');
    expect(await dueOf(person)).toBe(at('09:30'));
  });

  it('a press without a time is one of now, and one from the future too', async () => {
    const { person, made, dose, send } = await quarterToNine();
    const ahead = (await send(press('23:00', '09:30'))).json<DosePostponement>();
    expect(ahead.made_at).toBe(at('08:45'));
    testApp().clock.advance(minute);
    const { access } = await openSessionFor(testApp(), person.userId);
    await callApi(
      testApp(),
      medicationsEndpoints.postponeDose,
      { params: { id: made.id }, body: { ...dose, until: at('10:00') } as never },
      access,
    );
    expect(await dueOf(person)).toBe(at('10:00'));
  });

  it('a press is the same under its key, with or without its time; overruled since, it is told', async () => {
    const { person, send, under } = await quarterToNine();
    const key = testApp().deps.ids.next();
    const mine = press('08:10', '09:30');
    const first = await under(key, mine);
    expect(first.statusCode).toBe(201);
    expect((await under(key, { ...mine, pressed: '08:12' })).json()).toEqual(first.json());
    await send(press('08:20', '10:00'));
    expect(outcomeOf(await under(key, mine))).toBe('409 conflict');
    expect(await dueOf(person)).toBe(at('10:00'));
  });

  it('ends with the record of the dose, also for a press from before it', async () => {
    const { person, made, dose, send } = await quarterToNine();
    await loggedDose(person, made.id, { status: 'taken', ...dose });
    expect(outcomeOf(await send(press('08:10', '09:30')))).toBe('400 invalid_input');
    expect(await dueOf(person)).toBeNull();
  });
});
