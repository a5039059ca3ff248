import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { courseDoses } from '@caretrail/contract/medications/course';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { changePlan } from '@caretrail/contract/medications/plan';
import type { PlanChange } from '@caretrail/contract/medications/plan-versions';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { someSequences } from '@caretrail/contract/medications/testing/check-plan';
import { manner, type Sequence } from '@caretrail/contract/medications/testing/plan-sequences';
import { begin, type Life, todayOf, wait } from '@caretrail/contract/medications/testing/play-plan';
import { changeOf } from '@caretrail/contract/medications/testing/step-change';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { dosesOf, editMedication, madeMedication, sendDose } from '../../testing/medications.ts';
import { moveTo, type Player, startOf } from '../../testing/pharmacist/play.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const sequences = 24;
const daysLooked = 399;

type Dose = { readonly local_date: string; readonly local_date_time: string } & {
  readonly parts: readonly unknown[];
};
const inOrder = (doses: readonly (Dose & { readonly isHeld: boolean })[]): string[] =>
  doses
    .map(({ local_date, local_date_time, parts, isHeld }) =>
      JSON.stringify([local_date, local_date_time, parts, isHeld]),
    )
    .toSorted();

function send(player: Player, { id, version }: Medication, change: PlanChange) {
  const { person } = player;
  switch (change.kind) {
    case 'replace':
      return editMedication(person, id, { version, schedule: change.schedule });
    case 'dosage':
    case 'state':
      return editMedication(person, id, { [change.kind]: Object.values(change)[1] });
    default: {
      const body = { change: change as never };
      return person.call(medicationsEndpoints.changePlan, { params: { id }, body });
    }
  }
}

/** Records the first open dose of today, as a patient would. */
async function record({ person }: Player, id: string, today: string, status: string) {
  const open = (await dosesOf(person, today)).find(
    ({ log, state, slot_id }) => log === null && state !== 'held' && slot_id !== null,
  );
  if (open === undefined) return;
  const { schedule_version_id, slot_id, local_date } = open;
  await sendDose(person, id, { status, schedule_version_id, slot_id, local_date });
}

async function lived(sequence: Sequence): Promise<string[]> {
  let life: Life = begin(sequence);
  let player = await startOf(testApp(), { zone: sequence.zone } as never, life.nowMs);
  const { phases, tzMode } = sequence;
  let medicine = await madeMedication(player.person, {
    times: undefined,
    schedule: { ...manner(tzMode), phases },
  });
  const differences: string[] = [];
  for (const { days, hour, step } of sequence.steps) {
    life = wait(life, days, hour);
    player = await moveTo(player, life.nowMs);
    const today = todayOf(life);
    if (step.kind === 'record') await record(player, medicine.id, today, step.status);
    const seen = planOfMedication(medicine);
    const change = changeOf({ ...life, plan: seen }, step);
    if (change === null) continue;
    const window = { from: addDays(today, 1), to: addDays(today, daysLooked) };
    const logged = (await dosesOf(player.person, addDays(today, -1), addDays(today, 1)))
      .map(({ log }) => log)
      .filter((log): log is DoseLogEntry => log !== null);
    const moment = { nowMs: life.nowMs, today, zone: life.zone, newId: () => crypto.randomUUID() };
    const preview = changePlan(seen, logged, change, moment);
    const answer = await send(player, medicine, change);
    if ((answer.statusCode === 200) !== preview.ok)
      differences.push(`${step.kind}: ${answer.body}`);
    if (answer.statusCode !== 200 || !preview.ok) continue;
    medicine = answer.json<Medication>();
    const asked = await dosesOf(player.person, window.from, window.to);
    const shown = courseDoses(preview.plan, { ...window, zone: life.zone }, logged);
    const [was, is] = [
      inOrder(shown.map((dose) => ({ ...dose, isHeld: dose.is_held }))),
      inOrder(asked.map((dose) => ({ ...dose, isHeld: dose.state === 'held' }))),
    ];
    if (JSON.stringify(was) !== JSON.stringify(is))
      differences.push(`${step.kind} ${JSON.stringify(sequence)}`);
  }
  return differences;
}

describe('§3 any plan, changed in any order through the API', () => {
  it('has the doses that a client previewed, on every day of the next 400', async () => {
    for (const sequence of someSequences(sequences)) expect(await lived(sequence)).toEqual([]);
  });

  it('has the same doses on a day, read alone or with others, after changes around a flight west', async () => {
    const begun = Date.parse('2026-01-05T01:00:00+11:00');
    const zone = 'Australia/Lord_Howe';
    let player = await startOf(testApp(), { zone } as never, begun);
    const slots = [{ id: 'at-0000', at: '00:00', parts: [{ strength: '100 mg', count: 1 }] }];
    const phases = (pattern: object, date: string) => [
      { seq: 1, start: { date }, length: { open: true }, pattern, slots },
    ];
    const hourly = { kind: 'every_hours', h: 4, from: 'scheduled' };
    const { id } = await madeMedication(player.person, {
      times: undefined,
      schedule: { ...manner('wall_clock'), phases: phases(hourly, '2026-01-05') },
    });
    const changed = async (hoursLater: number, fields: object): Promise<void> => {
      player = await moveTo(player, testApp().clock.now().getTime() + hoursLater * 3_600_000);
      expect((await editMedication(player.person, id, fields)).statusCode).toBe(200);
    };
    const asNeeded = { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: '' };
    await changed(47, {
      schedule: {
        ...manner('wall_clock'),
        effective_from: '2026-01-08',
        phases: phases(asNeeded, '2026-01-08'),
      },
    });
    await changed(9, { dosage: '100 mg, with water' });
    await player.person.call(patientsEndpoints.chooseZone, { body: { time_zone: 'UTC' } });
    await changed(0, { dosage: '100 mg, with food' });
    const states = async (from: string, to: string): Promise<string[]> =>
      (await dosesOf(player.person, from, to))
        .filter(({ local_date }) => local_date === '2026-01-07')
        .map(({ local_date_time, state }) => `${local_date_time} ${state}`);
    const alone = await states('2026-01-07', '2026-01-07');
    expect(alone.length).toBeGreaterThan(4);
    expect(alone).toEqual(await states('2026-01-05', '2026-01-08'));
  });
});
