import { setTimeout as sleep } from 'node:timers/promises';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { callUrl } from '@caretrail/server/testing/call-url';
import { endProcess } from '@caretrail/server/testing/own-process';
import {
  type PushBrowser,
  startPushPeer,
  type PushPeer,
} from '@caretrail/server/testing/push-peer';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import type { SharedGround } from './shared-ground.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const mailAfterMin = 5;

/** Of ten devices. The unseen one gets the notification and never shows it. */
const kinds = ['gone', 'broken', 'hangs', 'unseen', ...Array<string>(6).fill('answers')];

type Patient = {
  readonly userId: string;
  readonly email: string;
  readonly browser: PushBrowser;
  readonly kind: string;
};

const must = (answer: { readonly status: number; readonly body: unknown }): void => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
};

/** With a device, and nothing due yet. */
async function newPatient(
  { past }: SharedGround,
  peer: PushPeer,
  url: string,
  at: number,
): Promise<Patient> {
  const kind = kinds[at % kinds.length] ?? 'answers';
  const { access, email, userId } = await past.signedIn();
  const browser = peer.newBrowser(`${kind} ${at}`);
  if (kind === 'gone') peer.answers.set(browser.name, { status: 410 });
  if (kind === 'broken') peer.answers.set(browser.name, { status: 500 });
  if (kind === 'hangs') peer.answers.set(browser.name, 'hang');
  const settings = { ...defaultReminders, doses_by: ['push'], mail_after_min: mailAfterMin };
  must(await callUrl(url, pushEndpoints.addDevice, { access, body: browser.subscription }));
  must(await callUrl(url, remindersEndpoints.save, { access, body: settings }));
  return { userId, email, browser, kind };
}

async function addDose(
  { past }: SharedGround,
  { userId }: Patient,
  url: string,
  time: string,
): Promise<void> {
  // Since yesterday: a dose after midnight belongs to the day before.
  const from = new Date(Date.now() - day).toISOString().slice(0, 10);
  const slots = [{ id: 'now', at: time, parts: [{ strength: '500 mg', count: 1 }] }];
  const phase = {
    start: { date: from },
    length: { open: true },
    pattern: { kind: 'daily' },
    slots,
  };
  const schedule = { effective_from: from, phases: [{ seq: 1, ...phase }] };
  const body = { name: 'Levetiracetam', dosage: '500 mg', schedule };
  const access = await past.signInAgain(userId);
  must(await callUrl(url, medicationsEndpoints.listOrAdd, { access, body }));
}

const atOnce = 8;

/** A few at a time, on each server in turn. */
async function forEach(
  { servers }: SharedGround,
  count: number,
  work: (at: number, url: string) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const at = next;
      next += 1;
      await work(at, servers[at % servers.length]?.url ?? '');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** While the worker ran: from when it was ready until it was killed. */
type Up = { readonly fromMs: number; toMs: number };
const upBetween = (up: readonly Up[], sinceMs: number, untilMs: number): number =>
  up.reduce(
    (sum, { fromMs, toMs }) =>
      sum + Math.max(0, Math.min(toMs, untilMs) - Math.max(fromMs, sinceMs)),
    0,
  );

/**
 * Doses of one minute for many patients, some of whose devices are gone, broken, hang or show nothing, while the worker
 * is killed again and again. In real time: the emails follow after five minutes.
 */
export async function pushUnderKills(ground: SharedGround, size: Size): Promise<Finding[]> {
  const count = timesOf(size, { short: 20, long: 1000 });
  const peer = await startPushPeer();
  const patients: Patient[] = [];
  const began = Date.now();
  await forEach(ground, count, async (at, url) => {
    patients[at] = await newPatient(ground, peer, url, at);
  });
  // The doses take no longer than the rest did, and each is known a minute before.
  const dueMs = Math.ceil((Date.now() + (Date.now() - began) + minute) / minute) * minute;
  const time = new Date(dueMs).toISOString().slice(11, 16);
  await forEach(ground, count, async (at, url) => {
    const patient = patients[at];
    if (patient !== undefined) await addDose(ground, patient, url, time);
  });
  const lateSetups = Date.now() < dueMs - second ? 0 : 1;

  const [{ url } = { url: '' }] = ground.servers;
  const shownMs = new Map<string, number>();
  peer.onReceived = ({ browser, payload }) => {
    shownMs.set(browser, shownMs.get(browser) ?? Date.now());
    const body = { receipt: payload.caretrail.receipt };
    if (!browser.startsWith('unseen')) void callUrl(url, pushEndpoints.receipt, { body });
  };
  await sleep(Math.max(0, dueMs - Date.now()));
  let current: Up = { fromMs: 0, toMs: Number.POSITIVE_INFINITY };
  const up = [current];
  let kills = 0;
  for (; kills < 8; kills += 1) {
    await sleep(3 * second);
    current.toMs = Date.now();
    await endProcess(ground.worker, 'SIGKILL');
    ground.worker = await ground.startWorker();
    current = { fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY };
    up.push(current);
  }
  const mailsTo = ({ email }: Patient) => ground.mails.received.filter(({ to }) => to === email);
  const countMails = ({ email }: Patient): number => ground.mails.countTo(email);
  const isDone = (patient: Patient): boolean =>
    (patient.kind === 'answers' ? patient.browser.received.length : countMails(patient)) > 0;
  const end = current.fromMs + 9 * minute;
  while (Date.now() < end && !patients.every(isDone)) await sleep(second);
  // What would be sent twice has been sent by then.
  await sleep(65 * second);
  await peer.stop();

  const of = (...wanted: string[]) => patients.filter(({ kind }) => wanted.includes(kind));
  const reached = ({ browser }: Patient): number =>
    new Set(browser.received.map(({ payload }) => payload.caretrail.tag)).size;
  const firstMail = (patient: Patient): number =>
    Math.min(...mailsTo(patient).map(({ atMs }) => atMs));
  const answering = of('answers');
  const mailed = of('gone', 'broken', 'hangs', 'unseen');
  const mails = patients.flatMap(mailsTo);
  const shown = of('answers', 'unseen').flatMap(({ browser }) => shownMs.get(browser.name) ?? []);
  const mailedAtOnce = of('gone').map(firstMail).filter(Number.isFinite);
  const mailedLater = of('hangs', 'unseen').map(firstMail).filter(Number.isFinite);
  const chosenMs = mailAfterMin * minute;
  const latest = (times: readonly number[]): number => Math.max(0, ...times);
  const whileUp = (times: readonly number[], afterMs = 0): number =>
    latest(times.map((ms) => upBetween(up, dueMs, ms) - afterMs));
  const raw = (what: string, times: readonly number[]): Finding =>
    info(what, Math.round(latest(times.map((ms) => ms - dueMs)) / 100) / 10, 's');
  return [
    info('doses due in the same minute', count),
    info('kills of the worker', kills),
    none('… not ready before that minute', lateSetups),
    none('requests that a push service would refuse', peer.mistakes.length),
    none('notifications lost', answering.filter((patient) => reached(patient) === 0).length),
    none(
      'different notifications of one dose',
      patients.filter((each) => reached(each) > 1).length,
    ),
    none(
      'emails beside a confirmed one',
      answering.filter((patient) => mailsTo(patient).length > 0).length,
    ),
    none('emails lost', mailed.filter((patient) => mailsTo(patient).length === 0).length),
    none('emails sent twice', patients.filter((patient) => countMails(patient) > 1).length),
    info('messages sent again after a kill', peer.received.length - shownMs.size),
    info(
      'emails sent again after a kill, with the same Message-ID',
      mails.length - new Set(mails.map(({ to, messageId }) => `${to} ${messageId}`)).size,
    ),
    info(
      'from the due minute to the last restart',
      Math.round((current.fromMs - dueMs) / second),
      's',
    ),
    raw('from the due minute to the latest notification', shown),
    seconds('… of it while a worker ran', whileUp(shown), 60, size),
    raw('… to the latest email where the device is gone', mailedAtOnce),
    seconds('… of it while a worker ran', whileUp(mailedAtOnce), 60, size),
    raw('… to the latest email that no device confirmed', mailedLater),
    seconds(
      `… of it while a worker ran, beyond ${mailAfterMin} min`,
      whileUp(mailedLater, chosenMs),
      60,
      size,
    ),
    none('emails before those minutes', mailedLater.filter((ms) => ms < dueMs + chosenMs).length),
  ];
}
