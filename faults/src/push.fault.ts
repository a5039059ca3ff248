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

/** Of ten devices. The unseen one gets the notification and never shows it. */
const kinds = ['gone', 'broken', 'hangs', 'unseen', ...Array<string>(6).fill('answers')];

type Patient = { readonly email: string; readonly browser: PushBrowser; readonly kind: string };

/** With a device, and one dose at this minute. */
async function newPatient(
  { past, servers }: SharedGround,
  peer: PushPeer,
  at: number,
  time: string,
): Promise<Patient> {
  const url = servers[at % servers.length]?.url ?? '';
  const kind = kinds[at % kinds.length] ?? 'answers';
  const { access, email } = await past.signedIn();
  const browser = peer.newBrowser(`${kind} ${at}`);
  if (kind === 'gone') peer.answers.set(browser.name, { status: 410 });
  if (kind === 'broken') peer.answers.set(browser.name, { status: 500 });
  if (kind === 'hangs') peer.answers.set(browser.name, 'hang');
  const settings = { ...defaultReminders, doses_by: ['push'], mail_after_min: 5 };
  const answers = [
    await callUrl(url, pushEndpoints.addDevice, { access, body: browser.subscription }),
    await callUrl(url, medicationsEndpoints.listOrAdd, {
      access,
      body: { name: 'Levetiracetam', dosage: '500 mg', times: [time], repeat_on: null },
    }),
    await callUrl(url, remindersEndpoints.save, { access, body: settings }),
  ];
  const refused = answers.find(({ status }) => status >= 300);
  if (refused !== undefined) throw new Error(JSON.stringify(refused.body));
  return { email, browser, kind };
}

/**
 * Doses of one minute for many patients, some of whose devices are gone, broken, hang or show nothing, while the worker
 * is killed again and again. In real time: the emails follow after five minutes.
 */
export async function pushUnderKills(ground: SharedGround, size: Size): Promise<Finding[]> {
  const count = timesOf(size, { short: 20, long: 1000 });
  const peer = await startPushPeer();
  const lead = 2 * minute + count * 250;
  const dueMs = Math.ceil((Date.now() + lead) / minute) * minute;
  const time = new Date(dueMs).toISOString().slice(11, 16);
  const patients: Patient[] = [];
  for (let at = 0; at < count; at += 1) patients.push(await newPatient(ground, peer, at, time));
  const isReady = Date.now() < dueMs - second ? 0 : 1;

  const [{ url } = { url: '' }] = ground.servers;
  const latest = new Map<string, number>();
  peer.onReceived = ({ browser, payload }) => {
    latest.set(browser, latest.get(browser) ?? Date.now());
    const body = { receipt: payload.caretrail.receipt };
    if (!browser.startsWith('unseen')) void callUrl(url, pushEndpoints.receipt, { body });
  };
  await sleep(Math.max(0, dueMs - Date.now()));
  let kills = 0;
  // The job runs in the first second of a minute: killed in it, it runs again in the next one.
  for (; kills < 8; kills += 1) {
    await sleep(3 * second);
    await endProcess(ground.worker, 'SIGKILL');
    ground.worker = await ground.startWorker();
  }
  const mailsTo = (email: string): number =>
    ground.mails.received.filter(({ to }) => to === email).length;
  const isDone = ({ email, browser, kind }: Patient): boolean =>
    (kind === 'answers' ? browser.received.length : mailsTo(email)) > 0;
  // Starting a worker takes longer on a busy machine: what counts is the time since the last one was ready.
  const backMs = Date.now();
  const end = backMs + 9 * minute;
  while (Date.now() < end && !patients.every(isDone)) await sleep(second);
  // What would be sent twice has been sent by then.
  await sleep(65 * second);
  await peer.stop();

  const of = (kind: string) => patients.filter((patient) => patient.kind === kind);
  const reached = ({ browser }: Patient): number =>
    new Set(browser.received.map(({ payload }) => payload.caretrail.tag)).size;
  const answering = of('answers');
  const mailed = ['gone', 'broken', 'hangs', 'unseen'].flatMap(of);
  return [
    info('doses due in the same minute', count),
    info('kills of the worker', kills),
    none('… not ready before that minute', isReady),
    none('requests that a push service would refuse', peer.mistakes.length),
    none('notifications lost', answering.filter((patient) => reached(patient) === 0).length),
    none(
      'different notifications of one dose',
      patients.filter((each) => reached(each) > 1).length,
    ),
    none(
      'emails beside a confirmed one',
      answering.filter(({ email }) => mailsTo(email) > 0).length,
    ),
    none('emails lost', mailed.filter(({ email }) => mailsTo(email) === 0).length),
    none('emails sent twice', patients.filter(({ email }) => mailsTo(email) > 1).length),
    info('messages sent again after a kill', peer.received.length - latest.size),
    info('from the due minute to the last restart', Math.round((backMs - dueMs) / second), 's'),
    seconds(
      'the latest first notification, after that',
      Math.max(0, ...[...latest.values()].map((at) => at - backMs)),
      60,
      size,
    ),
  ];
}
