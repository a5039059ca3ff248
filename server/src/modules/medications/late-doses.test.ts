import { errorBody } from '@caretrail/contract/http/error-body';
import type { DoseOccurrence, RecordedDose } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  dosesOf,
  editMedication,
  inCyclesFrom,
  madeMedication,
  medicationsOf,
  sendDose,
  todayOf,
} from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const stock = [{ strength: 'tablets', on_hand: 20, per_dose: 1 }];
const twice = { times: ['08:00', '20:00'], stock };
const hour = 3_600_000;

/** The same patient at the next time of this clock, signed in again. */
async function at(clock: string, person?: Person): Promise<Person> {
  clockTo(testApp(), clock);
  if (person === undefined) return asPatient(testApp());
  const { access } = await openSessionFor(testApp(), person.userId);
  return {
    ...person,
    access,
    call: (to, input) => callApi(testApp(), to, input as object, access),
  };
}
const instant = (clock: string): string => `${todayOf(testApp())}T${clock}:00.000Z`;

type Change = (person: Person, made: Medication) => Promise<unknown>;
const edit =
  (body: object): Change =>
  (person, { id }) =>
    editMedication(person, id, body);
const hold: Change = (person, { id }) =>
  person.call(medicationsEndpoints.changePlan, {
    params: { id },
    body: { change: { kind: 'hold', cycle: 1 } } as never,
  });
const inTurn =
  (...changes: readonly Change[]): Change =>
  async (person, made) => {
    for (const change of changes) await change(person, made);
  };

/** The morning's dose, as a device without a connection shows it. */
async function morningOf(fields: object) {
  const person = await at('07:00');
  const made = await madeMedication(person, fields);
  const [dose] = await dosesOf(person, todayOf(testApp()));
  if (dose === undefined) throw new Error('No dose is planned.');
  return { person, made, dose };
}
const nameOf = ({ schedule_version_id, slot_id, local_date }: DoseOccurrence) => ({
  schedule_version_id,
  slot_id,
  local_date,
});
const shown = async (person: Person): Promise<string[]> =>
  (await dosesOf(person, todayOf(testApp()))).map(
    ({ local_date_time, state, log }) =>
      `${local_date_time.slice(11)} ${state}${log === null ? '' : ` at ${log.at.slice(11, 16)}`}`,
  );
const left = async (person: Person): Promise<number | undefined> =>
  [...(await medicationsOf(person)), ...(await medicationsOf(person, 'completed'))][0]?.stock[0]
    ?.on_hand;

const inCycles = (date: string) => {
  const { schedule } = inCyclesFrom(date);
  const phases = schedule.phases.map((phase) => ({
    ...phase,
    slots: phase.slots.map((slot) => ({ ...slot, id: 'morning', at: '08:00' })),
  }));
  return { name: 'Temozolomide', schedule: { ...schedule, phases }, stock: [] };
};

/**
 * Written before the code, as a careful pharmacist would: what is pressed at `pressed` without a connection, the plan is
 * changed elsewhere at 10:00, and it arrives at 11:00. `shows` is today's list then, `left` the stock of 20.
 */
const table: readonly {
  readonly title: string;
  readonly fields?: (today: string) => object;
  readonly change: Change;
  readonly status?: 'taken' | 'skipped';
  readonly pressed: string;
  readonly is: 'recorded' | 'refused';
  readonly shows: readonly string[];
  readonly left?: number;
}[] = [
  {
    title: 'L01 the time was changed: the dose of the morning counts, and is not asked for again',
    change: edit({ times: ['09:30', '20:00'] }),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05', '20:00 upcoming'],
    left: 19,
  },
  {
    title: 'L02 the dose was changed: it counts with the amount of then',
    change: edit({ dosage: '750 mg' }),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05', '20:00 upcoming'],
    left: 19,
  },
  {
    title: 'L03 the medicine was stopped: what was taken before stays in the record',
    change: edit({ state: 'stopped' }),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05'],
    left: 19,
  },
  {
    title: 'L04 the medicine was put on hold',
    change: edit({ state: 'on-hold' }),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05'],
    left: 19,
  },
  {
    title: 'L05 the cycle was put on hold: the day was taken before it',
    fields: inCycles,
    change: hold,
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05'],
  },
  {
    title: 'L06 the plan was changed twice and stopped',
    change: inTurn(
      edit({ times: ['09:30', '20:00'] }),
      edit({ dosage: '750 mg' }),
      edit({ state: 'stopped' }),
    ),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05'],
    left: 19,
  },
  {
    title: 'L07 skipped before the change: skipped, and nothing is taken from the stock',
    change: edit({ times: ['09:30', '20:00'] }),
    status: 'skipped',
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 skipped at 08:05', '20:00 upcoming'],
    left: 20,
  },
  {
    title: 'L08 taken after the medicine was stopped: no plan had it',
    change: edit({ state: 'stopped' }),
    pressed: '10:30',
    is: 'refused',
    shows: [],
    left: 20,
  },
  {
    title: 'L09 taken after the time was changed: the new plan asks for it',
    change: edit({ times: ['09:30', '20:00'] }),
    pressed: '10:30',
    is: 'refused',
    shows: ['09:30 late', '20:00 upcoming'],
    left: 20,
  },
  {
    title: 'L10 tomorrow’s dose, pressed before the stop as for a journey',
    change: edit({ state: 'stopped' }),
    pressed: '08:05',
    is: 'recorded',
    shows: ['08:00 taken at 08:05'],
    left: 19,
  },
];

describe('a dose that arrives after a change of its plan is judged by the plan of its time', () => {
  it.each(table)('$title', async (row) => {
    const { title, fields = () => twice, change, status = 'taken', pressed, is } = row;
    const { person, made, dose } = await morningOf(fields(`${todayOf(testApp())}`));
    const isTomorrow = title.startsWith('L10');
    const name = {
      ...nameOf(dose),
      ...(isTomorrow && { local_date: addDays(dose.local_date, 1) }),
    };
    await change(await at('10:00', person), made);
    const later = await at('11:00', person);
    const answer = await sendDose(later, made.id, { status, ...name, at: instant(pressed) });
    expect(outcomeOf(answer)).toBe(is === 'recorded' ? '201' : '400 invalid_input');
    if (isTomorrow) {
      const [next] = await dosesOf(later, addDays(dose.local_date, 1));
      expect(next).toMatchObject({ state: 'taken', log: { at: instant(pressed) } });
    } else expect(await shown(later)).toEqual(row.shows);
    if (row.left !== undefined) expect(await left(later)).toBe(row.left);
  });

  it('says that an earlier plan had it, and keeps both times: that of the press and that of the arrival', async () => {
    const { person, made, dose } = await morningOf(twice);
    await editMedication(await at('10:00', person), made.id, { state: 'stopped' });
    const later = await at('11:00', person);
    const body = { status: 'taken', ...nameOf(dose), at: instant('08:05') };
    const entry = (await sendDose(later, made.id, body)).json<RecordedDose>();
    expect(entry).toMatchObject({
      ...nameOf(dose),
      at: instant('08:05'),
      logged_at: instant('11:00'),
      dosage: '500 mg',
      by_earlier_plan: true,
    });
    expect(await dosesOf(later, dose.local_date)).toMatchObject([{ is_of_earlier_plan: true }]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain(
      'dose.logged_by_earlier_plan done',
    );
    // Sent again, it is the same; undone, nothing is due that the plan of now does not have.
    expect((await sendDose(later, made.id, body)).json()).toMatchObject({ id: entry.id });
    await sendDose(later, made.id, { status: 'cleared', supersedes: entry.id });
    expect([await shown(later), await left(later)]).toEqual([[], 20]);
  });

  it('is told as a conflict where the dose was recorded under the new plan, and the chosen one counts alone', async () => {
    const { person, made, dose } = await morningOf(twice);
    const changed = (
      await editMedication(await at('10:00', person), made.id, { times: ['09:30', '20:00'] })
    ).json<Medication>();
    const later = await at('11:00', person);
    const [fresh] = await dosesOf(later, dose.local_date);
    expect(fresh?.schedule_version_id).toBe(changed.schedule?.id);
    const other = (
      await sendDose(later, made.id, { status: 'taken', ...nameOf(fresh ?? dose) })
    ).json<RecordedDose>();
    const mine = { status: 'taken', ...nameOf(dose), at: instant('08:05') };
    const refused = await sendDose(later, made.id, mine);
    expect(outcomeOf(refused)).toBe('409 conflict');
    expect(errorBody.parse(refused.json()).stored).toMatchObject({ id: other.id });
    expect(await left(later)).toBe(19);
    expect(outcomeOf(await sendDose(later, made.id, { ...mine, supersedes: other.id }))).toBe(
      '201',
    );
    expect(await shown(later)).toEqual(['09:30 taken at 08:05', '20:00 upcoming']);
    expect(await left(later)).toBe(19);
  });

  it('the other way round a press under the new plan finds the record of the earlier one', async () => {
    const { person, made, dose } = await morningOf(twice);
    const first = { status: 'taken', ...nameOf(dose), at: instant('08:05') };
    const ten = await at('10:00', person);
    const changed = (await editMedication(ten, made.id, { dosage: '750 mg' })).json<Medication>();
    const later = await at('11:00', person);
    const { id } = (await sendDose(later, made.id, first)).json<RecordedDose>();
    const again = { ...nameOf(dose), schedule_version_id: changed.schedule?.id };
    const known = await sendDose(later, made.id, { status: 'taken', ...again });
    expect(known.json<RecordedDose>()).toMatchObject({ id, already_recorded: true });
    expect(outcomeOf(await sendDose(later, made.id, { status: 'skipped', ...again }))).toBe(
      '409 conflict',
    );
    expect(await left(later)).toBe(19);
  });

  it('no slot of any plan had it: the sentence says so, and it can be recorded outside the plan', async () => {
    const { person, made, dose } = await morningOf(twice);
    await editMedication(await at('10:00', person), made.id, { state: 'stopped' });
    const later = await at('11:00', person);
    const taken = { status: 'taken', at: instant('10:30') };
    const refused = await sendDose(later, made.id, { ...taken, ...nameOf(dose) });
    const { fields } = errorBody.parse(refused.json());
    expect(fields?.['slot_id']).toContain('not in your plan when it was taken');
    expect(outcomeOf(await sendDose(later, made.id, taken))).toBe('201');
    expect(await shown(later)).toEqual(['10:30 taken at 10:30']);
    expect(await left(later)).toBe(19);
  });

  it('reaches back thirty days, and never into the future', async () => {
    const { person, made, dose } = await morningOf(twice);
    const pressed = instant('08:05');
    await editMedication(await at('10:00', person), made.id, { state: 'stopped' });
    const send = async (who: Person, changes: object = {}) =>
      outcomeOf(await sendDose(who, made.id, { status: 'taken', ...nameOf(dose), ...changes }));
    const future = new Date(testApp().clock.now().getTime() + 2 * hour).toISOString();
    expect(await send(await at('11:00', person), { at: future })).toBe('400 invalid_input');
    // A press without a time is one of now.
    expect(await send(await at('11:01', person))).toBe('400 invalid_input');
    testApp().clock.advance(30 * 24 * hour);
    expect(await send(await at('11:02', person), { at: pressed })).toBe('400 invalid_input');
    testApp().clock.advance(-2 * 24 * hour);
    expect(await send(await at('11:03', person), { at: pressed })).toBe('201');
  });
});

/** All orders of a few things. */
const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, index) =>
        orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
      );

describe('the order in which the same presses arrive', () => {
  it('changes nothing in the record: a dose of an earlier plan, and every eight hours after the last one', async () => {
    const seen = new Set<string>();
    const hourly = {
      schedule: {
        phases: [
          {
            seq: 1,
            start: { date: todayOf(testApp()) },
            length: { open: true },
            pattern: { kind: 'every_hours', h: 8, from: 'taken' },
            slots: [{ id: 'first', at: '08:00', parts: [{ strength: '5 mg', count: 1 }] }],
          },
        ],
      },
      stock: [{ strength: '5 mg', on_hand: 20 }],
    };
    for (const order of orders([0, 1, 2, 3])) {
      const person = await at('07:00');
      const today = todayOf(testApp());
      const made = await madeMedication(person, twice);
      hourly.schedule.phases[0]!.start.date = today;
      const chain = await madeMedication(person, { ...hourly, name: 'Antibiotic' });
      const old = (await dosesOf(person, today)).find(({ slot_id }) => slot_id === 'at-0800');
      await editMedication(await at('10:00', person), made.id, { times: ['08:30', '21:00'] });
      const night = await at('23:00', person);
      const name = { schedule_version_id: chain.schedule?.id, local_date: today };
      const presses: readonly (readonly [Medication, object])[] = [
        [made, { ...nameOf(old!), at: `${today}T08:10:00.000Z` }],
        [chain, { ...name, slot_id: 'p1h1', at: `${today}T08:00:00.000Z` }],
        // Taken so late that the third is due on the day after, by the plan of which it was named.
        [chain, { ...name, slot_id: 'p1h2', at: `${today}T20:30:00.000Z` }],
        [chain, { ...name, slot_id: 'p1h3', at: `${today}T22:30:00.000Z` }],
      ];
      for (const index of order) {
        const [medicine, body] = presses[index]!;
        const answer = await sendDose(night, medicine.id, { status: 'taken', ...body });
        expect(outcomeOf(answer)).toBe('201');
      }
      const doses = await dosesOf(night, today, addDays(today, 1));
      seen.add(
        JSON.stringify([
          doses.map(({ medication_name, slot_id, local_date, at: due, state }) => [
            medication_name,
            slot_id,
            local_date === today,
            due.slice(11),
            state,
          ]),
          (await medicationsOf(night)).map((each) => each.stock[0]?.on_hand),
        ]),
      );
    }
    expect(seen.size).toBe(1);
  });
});
