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

/** Records the first dose of today that is open, as someone would. */
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
  it('asks for what a client previewed, on every day of the next 400', async () => {
    for (const sequence of someSequences(sequences)) expect(await lived(sequence)).toEqual([]);
  });
});
