import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDose } from '@caretrail/contract/medications/dose-body';
import { buildApp, type AppDeps } from '../app.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import { makeLogger } from '../http/request-log.ts';
import { beOnIt } from '../modules/escalation/on-it.ts';
import { logDose } from '../modules/medications/log-dose.ts';
import { ownRecord } from '../http/record-context.ts';
import { cheapHashing } from './cheap-hashing.ts';
import { asHelperOf, madeCritical } from './escalation.ts';
import { doseName, livesIn, madeMedication } from './medications.ts';
import { openTestDatabase } from './open-test-database.ts';
import { endProcess, type OwnProcess, saidBy, startProcess } from './own-process.ts';
import { asPatient, type Person } from './people.ts';
import { plainDeps, testSecret } from './plain-deps.ts';
import { simulatedClock, type SimulatedTime } from './simulated-clock.ts';
import {
  afterMin,
  compare,
  type Dose,
  type KilledEscalation,
  type Kind,
  kinds,
  type Recorded,
  type Subject,
} from './escalation-count.ts';
import type { EscalationWorker } from './escalation-worker.ts';
import type { TestApp } from './test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
const onItMin = 60;

type Due = { readonly day: string; readonly time: string; readonly dueMs: number };
const due = (day: string, time: string, iso: string): Due => ({
  day: `2027-03-${day}`,
  time,
  dueMs: Date.parse(`2027-03-${iso}:00Z`),
});

/**
 * In Berlin the clocks go forward at 01:00 UTC on 28 March: 02:30 does not exist there, and is due at 03:00. In New York
 * they have gone forward before.
 */
const zones: readonly { readonly zone: string; readonly doses: readonly Due[] }[] = [
  {
    zone: 'Europe/Berlin',
    doses: [
      due('28', '02:30', '28T01:00'),
      due('27', '20:00', '27T19:00'),
      due('27', '23:30', '27T22:30'),
      due('28', '06:00', '28T04:00'),
    ],
  },
  {
    zone: 'America/New_York',
    doses: [
      due('27', '21:00', '28T01:00'),
      due('27', '15:00', '27T19:00'),
      due('27', '18:30', '27T22:30'),
      due('28', '00:00', '28T04:00'),
    ],
  },
];

/** When the medicines are entered: the 27th, in both zones, and after the doses of the night before. */
const entered = Date.parse('2027-03-27T08:00:00Z');

async function openGround(target: ConnectionTarget, folder: string, time: SimulatedTime) {
  const deps: AppDeps = {
    ...(await plainDeps(folder)),
    db: openTestDatabase(target, 10),
    clock: simulatedClock(time),
    hashing: cheapHashing,
    logger: makeLogger('silent'),
  };
  const clock = { ...deps.clock, advance: () => {} };
  const ground: TestApp = { app: buildApp(deps), deps, clock, logLines: [], filesFolder: folder };
  return ground;
}

/** By the day of doses, which begins at three. */
const doseDayOf = ({ day, time }: Due): string =>
  time < '03:00' ? new Date(Date.parse(day) - 24 * hour).toISOString().slice(0, 10) : day;

async function newSubject(ground: TestApp, at: number, count: number): Promise<Subject> {
  const { zone, doses } = zones[at % zones.length] ?? { zone: 'UTC', doses: [] };
  const kind = kinds[Math.floor(at / zones.length) % kinds.length] ?? 'silent';
  const chosen = doses.slice(0, count).toSorted((one, other) => one.dueMs - other.dueMs);
  const patient = await asPatient(ground, { first_name: `Robin ${at}` });
  await livesIn(ground, patient, zone);
  const times = chosen.map(({ time }) => time).toSorted();
  const medicine = await madeMedication(patient, { times });
  const helpers: Person[] = [];
  for (const name of ['Anna', 'Ben', 'Cem'])
    helpers.push(await asHelperOf(ground, patient, `${name} ${at}`));
  await madeCritical(patient, medicine, helpers, afterMin);
  return {
    kind,
    patient,
    helpers,
    medicationId: medicine.id,
    doses: chosen.map((each) => {
      const shown = zone === 'Europe/Berlin' && each.time === '02:30' ? '03:00' : each.time;
      return {
        key: `dose ${medicine.id} ${each.day}T${shown}`,
        dueMs: each.dueMs,
        name: doseName(medicine, `at-${each.time.replace(':', '')}`, doseDayOf(each)),
      };
    }),
  };
}

async function record(ground: TestApp, { patient, medicationId }: Subject, { name }: Dose) {
  // Not by a request: five minutes of a token are a third of a second here.
  const body = newDose.parse({ ...name, status: 'taken' });
  const by = { userId: patient.userId, sessionId: null, caller: null };
  await logDose(ground.deps, ownRecord(by, patient.patientId ?? ''), medicationId, {
    body,
    key: null,
  });
}

async function sayOnIt({ deps }: TestApp, { patient, helpers }: Subject, { key }: Dose) {
  const by = { userId: helpers[0]?.userId ?? '', sessionId: null, caller: null };
  await beOnIt(deps, ownRecord(by, patient.patientId ?? ''), [key]);
}

/** What the people do, each in their time, while workers are killed. */
async function act(
  ground: TestApp,
  subjects: readonly Subject[],
  recorded: Recorded,
): Promise<void> {
  const { clock } = ground;
  const times = subjects[0]?.doses.map(({ dueMs }) => dueMs) ?? [];
  for (const [index, dueMs] of times.entries()) {
    await until(clock, dueMs + 5 * minute);
    await fewAtOnce(dosesOf(subjects, 'records', index), async ([subject, dose]) => {
      await record(ground, subject, dose);
      recorded.set(dose.key, clock.now().getTime());
    });
    await until(clock, dueMs + 20 * minute);
    await fewAtOnce(dosesOf(subjects, 'on it', index), ([subject, dose]) =>
      sayOnIt(ground, subject, dose),
    );
  }
}

async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

const dosesOf = (subjects: readonly Subject[], kind: Kind, index: number): [Subject, Dose][] =>
  subjects.flatMap((subject): [Subject, Dose][] => {
    const dose = subject.doses[index];
    return subject.kind === kind && dose !== undefined ? [[subject, dose]] : [];
  });

const until = async (clock: TestApp['clock'], ms: number): Promise<void> => {
  while (clock.now().getTime() < ms) await sleep(10);
};

const script = join(import.meta.dirname, 'escalation-worker.ts');

async function startWorker(worker: EscalationWorker, cwd: string): Promise<OwnProcess> {
  const started = startProcess({}, { program: [script, JSON.stringify(worker)], cwd });
  await saidBy(started, 'running');
  return started;
}

type Wanted = {
  readonly target: ConnectionTarget;
  readonly folder: string;
  readonly people: number;
  /** Of each patient, in the night in which the clocks change: at least the one at that moment. */
  readonly doses: 1 | 4;
  readonly kills: number;
  readonly speed: number;
};

/** Two workers, one of which is always being killed or started, while the night in which the clocks change goes by. */
export async function killEscalation(wanted: Wanted): Promise<KilledEscalation> {
  const { target, folder, people, speed } = wanted;
  const dueMs = (zones[0]?.doses ?? []).slice(0, wanted.doses).map((each) => each.dueMs);
  const beginsMs = Math.min(...dueMs) - hour / 4;
  // The last step of the last dose, with the time that a helper is on it.
  const endsMs = Math.max(...dueMs) + 4 * afterMin * minute + onItMin * minute;
  const before = await openGround(target, folder, {
    fromMs: entered,
    realMs: Date.now(),
    speed: 1,
  });
  const subjects: Subject[] = [];
  for (let at = 0; at < people; at += 1) subjects.push(await newSubject(before, at, wanted.doses));
  await close(before);

  const time = { fromMs: beginsMs, realMs: Date.now(), speed };
  const ground = await openGround(target, folder, time);
  const worker = { target, time, secret: testSecret };
  const recorded: Recorded = new Map();
  const acting = act(ground, subjects, recorded);
  acting.catch(() => {});
  const workers = [await startWorker(worker, folder), await startWorker(worker, folder)];
  const pauseMs = (endsMs - beginsMs) / speed / wanted.kills;
  let kills = 0;
  for (; kills < wanted.kills; kills += 1) {
    await sleep(Math.random() * pauseMs);
    const at = kills % workers.length;
    const old = workers[at];
    if (old !== undefined) await endProcess(old, 'SIGKILL');
    workers[at] = await startWorker(worker, folder);
  }
  await acting;
  // On a busy machine the workers are late, and each step waits for the one before.
  const patientUntil = Date.now() + 2 * minute;
  while (Date.now() < patientUntil) {
    if ((await compare(ground, subjects, recorded, endsMs)).lost === 0) break;
    await sleep(500);
  }
  // What would be told twice has been told by then.
  await until(ground.clock, Math.max(endsMs, ground.clock.now().getTime()) + 10 * minute);
  await Promise.all(workers.map((each) => endProcess(each)));
  const compared = await compare(ground, subjects, recorded, endsMs);
  await close(ground);
  return { ...compared, kills };
}

async function close({ app, deps }: TestApp): Promise<void> {
  await app.close();
  await deps.db.close();
}
