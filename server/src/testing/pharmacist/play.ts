import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { outcomeOf } from '../call-from.ts';
import {
  dosesOf,
  editMedication,
  madeMedication,
  medicationsOf,
  sendDose,
} from '../medications.ts';
import { openSessionFor } from '../open-session-for.ts';
import { asPatient, callApi, type Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { newMedicationOf, phasesOf, slotsAt } from './bodies.ts';
import type { Step, TableCase } from './tables.ts';

const { changePlan, changeStock } = medicationsEndpoints;

/** A patient who plays one case of the tables. */
export type Player = {
  readonly testApp: TestApp;
  readonly person: Person;
  /** The ids of their medicines, by the names of the tables. */
  readonly ids: Map<string, string>;
  /** The days on which held cycles of a medicine were released last. */
  readonly released: Map<string, string>;
  /** Steps that were refused or accepted against the tables, as text. */
  readonly surprises: string[];
};

/** Sets the clock; a user who was signed in before signs in again. */
export async function moveTo(player: Player, ms: number): Promise<Player> {
  const { testApp, person } = player;
  testApp.clock.advance(ms - testApp.clock.now().getTime());
  const { access } = await openSessionFor(testApp, person.userId);
  const call: Person['call'] = (endpoint, input) =>
    callApi(testApp, endpoint, input as Parameters<typeof callApi>[2], access);
  return { ...player, person: { ...person, access, call } };
}

export async function startOf(testApp: TestApp, { zone }: TableCase, ms: number): Promise<Player> {
  testApp.clock.advance(ms - testApp.clock.now().getTime());
  const person = await asPatient(testApp);
  await person.call(patientsEndpoints.chooseZone, { body: { time_zone: zone } });
  return { testApp, person, ids: new Map(), released: new Map(), surprises: [] };
}

export async function enter(player: Player, plan: TableCase['plan'][number], zone: string) {
  const made = await madeMedication(player.person, newMedicationOf(plan, zone));
  player.ids.set(plan.med, made.id);
}

const idOf = ({ ids }: Player, med: string): string => {
  const id = ids.get(med);
  if (id === undefined) throw new Error(`${med} was not entered.`);
  return id;
};

export async function medicineOf(player: Player, med: string): Promise<Medication> {
  const id = idOf(player, med);
  const found = (
    await Promise.all([medicationsOf(player.person), medicationsOf(player.person, 'completed')])
  )
    .flat()
    .find((each) => each.id === id);
  if (found === undefined) throw new Error(`${med} is not in the list.`);
  return found;
}

/** Slots are named by their time; doses by the hour by when they are due. */
const isAt = ({ slot_id, local_date_time }: DoseOccurrence, time: string): boolean =>
  slot_id !== null && /^p\d+h\d+$/.test(slot_id)
    ? local_date_time.endsWith(time)
    : (slot_id?.endsWith(`-${time.replace(':', '')}`) ?? false);

async function doseOf(player: Player, { med, dose, named }: Step): Promise<DoseOccurrence> {
  const id = idOf(player, med);
  const day = dose?.day ?? (named['taken_at'] ?? '').slice(0, 10);
  const found = (await dosesOf(player.person, day)).filter(
    ({ medication_id, state, slot_id, at }) =>
      medication_id === id &&
      state !== 'held' &&
      (dose !== null ||
        (slot_id === null && Date.parse(at) === Date.parse(named['taken_at'] ?? ''))),
  );
  const one = found.find((each) => dose === null || isAt(each, dose.time));
  if (one === undefined) throw new Error(`${med} is not asked for on ${day} ${dose?.time ?? ''}.`);
  return one;
}

async function record(player: Player, step: Step): Promise<LightMyRequestResponse> {
  const { action, named, med, atMs } = step;
  const id = idOf(player, med);
  const at = new Date(named['taken_at'] ?? atMs).toISOString();
  if (action === 'take_as_needed') return sendDose(player.person, id, { status: 'taken', at });
  const { schedule_version_id, slot_id, local_date, log } = await doseOf(player, step);
  if (action === 'taken' || action === 'skipped')
    return sendDose(player.person, id, {
      status: action,
      schedule_version_id,
      slot_id,
      local_date,
      at,
    });
  const supersedes = log?.id;
  if (action.startsWith('undo'))
    return sendDose(player.person, id, { status: 'cleared', supersedes });
  const status = action.replace('correct_to_', '');
  return sendDose(player.person, id, { status, supersedes, ...(status === 'taken' && { at }) });
}

/** As the form does it: the shown plan, with another dose or other times, from a day on. */
async function changedPhases(player: Player, { med, named, pattern }: Step) {
  const { from = '', amount, times } = named;
  if (pattern !== null)
    return phasesOf({ pattern, start: from, ...(times && { times }), ...(amount && { amount }) });
  const { schedule } = await medicineOf(player, med);
  const [phase] = schedule?.phases ?? [];
  if (!phase) throw new Error(`${med} has no plan.`);
  const { dose_steps: _, ...rest } = phase;
  const parts = phase.slots[0]?.parts ?? [];
  const words = parts.map(({ count, strength }) => `${count}x${strength.replace(' mg', '')}`);
  const clocks = phase.slots.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  return [{ ...rest, slots: slotsAt(times ?? clocks.join(','), amount ?? words.join('+')) }];
}

async function send(player: Player, step: Step): Promise<LightMyRequestResponse> {
  const { person } = player;
  const { action, med, named } = step;
  const params = () => ({ params: { id: idOf(player, med) } });
  switch (action) {
    case 'delay':
    case 'hold':
    case 'go_ahead': {
      const change = {
        kind: action,
        cycle: Number(named['cycle']),
        ...(named['days'] && { days: Number(named['days']) }),
        ...(named['day1'] && { first_day: named['day1'] }),
      };
      return person.call(changePlan, { ...params(), body: { change } as never });
    }
    case 'change':
    case 'change_structure': {
      const phases = await changedPhases(player, step);
      const schedule = { effective_from: named['from'], phases };
      return editMedication(person, idOf(player, med), { schedule });
    }
    case 'complete':
      return editMedication(person, idOf(player, med), { state: 'completed' });
    case 'restart':
      return editMedication(person, idOf(player, med), { state: 'active' });
    case 'zone_change':
      return person.call(patientsEndpoints.chooseZone, { body: { time_zone: named['to'] ?? '' } });
    case 'add_stock': {
      const body = { strength: `${named['strength']} mg`, add: Number(named['pieces']) };
      return person.call(changeStock, { ...params(), body: body as never });
    }
    default:
      return record(player, step);
  }
}

/** A refusal is a 400; anything that differs from the tables is a surprise. */
export async function play(player: Player, step: Step, zone: string): Promise<void> {
  const { action, med, atMs, named } = step;
  const outcome = outcomeOf(await send(player, step));
  const isAsSaid = named['refused'] ? outcome.startsWith('400 ') : /^2\d\d$/.test(outcome);
  if (!isAsSaid)
    player.surprises.push(`${new Date(atMs).toISOString()} ${action} ${med}: ${outcome}`);
  else if (action === 'go_ahead' && !named['refused'])
    player.released.set(med, doseDayAt(atMs, zone));
}
