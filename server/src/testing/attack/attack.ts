import type { AddressInfo } from 'node:net';
import { type Canaries, canariesOf } from '../canaries.ts';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { OidcPeer } from '../oidc-peer.ts';
import { linkedPerson } from '../provider-people.ts';
import type { TestApp } from '../test-app.ts';
import { wholeRecord } from '../whole-record.ts';
import { type Attacker, newAttacker } from './attacker.ts';
import { bytesOf, formatRequest, type Sent } from './hostile-request.ts';
import { prepared } from './fixtures.ts';
import { randomOf } from './random.ts';
import { sendGarbage } from './raw-garbage.ts';
import { type Answered, type RawClient, rawClient } from './raw-http.ts';
import { heldMb, peakMb, watchStrain } from './strain.ts';
import { makeExamples } from './valid-examples.ts';
import { faultOf } from './verdict.ts';
import { toldLook, wrongly } from './rightly-written.ts';
import { watchWrites, type WriteWatch } from './write-watch.ts';

export type AttackReport = {
  readonly sent: number;
  /** How often each status was returned; 0 is a connection that was closed. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many of these were valid. */
  readonly whole: number;
  /** The calls that no request got through to. */
  readonly unreached: readonly string[];
  readonly slowestMs: number;
  /** How much more memory was in use at the end than after a fifth of the requests. */
  readonly grownMb: number;
  readonly peakMb: number;
  /** Each with the request and the number that reproduces it. */
  readonly faults: readonly string[];
};

type Wanted = {
  readonly seed: number;
  readonly from?: number;
  readonly count: number;
  readonly peer: OidcPeer;
  /** Called for each fault when it is found. */
  readonly onFault?: (fault: string) => void;
};

const attackersAtOnce = 4;
/** Then another attacker continues: a record stays small, a token young. */
const requestsOfOne = 150;
const patienceMs = 60_000;
/** A body of this length may be cut off before it has been sent. */
const longBody = 16 * 1024;

/** The previous refusal may have closed the connection: then once more. */
async function exchanged(client: RawClient, method: string, bytes: Buffer): Promise<Answered> {
  const answer = await client.send(method, bytes);
  return answer.status === 0 ? client.send(method, bytes) : answer;
}

const isTaken = (status: number): boolean => status >= 200 && status < 400;

/** D9: as someone who helps, with the fields and headers that are as hostile as those of a patient. */
const inRecordOf = (sent: Sent, record: string): Sent => ({
  ...sent,
  headers: [...sent.headers, [recordHeader.name, record]],
});

/** A response may repeat what the request sent of another user. */
const idsIn = ({ url, body }: Sent, { ids }: Canaries): string[] => {
  const text = `${url}${body?.toString('utf8', 0, longBody) ?? ''}`;
  return ids.filter((id) => text.includes(id));
};

const inLog = (line: string, canaries: Canaries): string[] => [
  ...canaries.in(line).map((text) => `The log shows ${text}`),
  ...(line.includes('"level":50') ? [`The log says: ${line.slice(0, 600)}`] : []),
];

/** What was written after a request had been refused, or without a known cause. */
async function lateWrites(
  writes: WriteWatch,
  taken: ReadonlySet<string>,
  known: readonly string[],
): Promise<string[]> {
  const isKnown = (cause: string): boolean => known.some((each) => each.startsWith(`#${cause} `));
  return (await writes.all())
    .filter(({ cause, what }) => !taken.has(cause) && wrongly([what]).length > 0)
    .filter(({ cause }) => !isKnown(cause))
    .map(
      ({ cause, what }) =>
        `${cause ? `Refused, and yet after #${cause}` : 'Without a cause'}: ${what}`,
    );
}

/**
 * Sends so many hostile requests to all calls in turn, and checks each response, each write and each line of the log.
 */
export async function attack(
  testApp: TestApp,
  { seed, from = 0, count, peer, onFault = () => {} }: Wanted,
): Promise<AttackReport> {
  const { app, logLines } = testApp;
  const victim = await wholeRecord(testApp);
  // Created first: what attackers write themselves is no secret.
  const attackers = [];
  for (let at = 0; at < attackersAtOnce; at += 1) attackers.push(await newAttacker(testApp));
  await linkedPerson(testApp, peer);
  const canaries = await canariesOf(testApp, victim);
  const writes = await watchWrites(testApp);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const examples = makeExamples(seed, allEndpoints);
  const strain = watchStrain();
  const statuses: Record<string, number> = {};
  const accepted = new Set<string>();
  const taken = new Set<string>();
  const faults: string[] = [];
  const toldByAll = new Set<string>();
  let [slowestMs, heldBefore, whole, next] = [0, 0, 0, from];

  /** Returns whether the attacker is still signed in. */
  const one = async (at: number, { told, ...attacker }: Attacking, client: RawClient) => {
    const random = randomOf(seed * 1_000_003 + at);
    const call = allEndpoints[at % allEndpoints.length];
    if (!call) throw new Error('No call is served.');
    const { name, endpoint, group } = call;
    // An administrator may end the sessions of any user: the account itself is not among the named ids.
    const isAdministrator = endpoint.audience === 'administrator';
    const foreign = isAdministrator
      ? canaries.ids.filter((id) => id !== victim.userId)
      : canaries.ids;
    const valid = examples(call, { random, own: attacker.idsFor(group), foreign });
    const made = await writes.ours(() => prepared(testApp, { at, call, valid, random }));
    const { token, isWhole } = made;
    const isInRecord = !isWhole && typeof endpoint.record === 'object' && random.chance(0.3);
    const sent = isInRecord ? inRecordOf(made.sent, attacker.helped) : made.sent;
    if (isWhole) whole += 1;
    const complain = (what: string): void => {
      const fault = `#${at} ${name}: ${what} ← ${formatRequest(sent)}`;
      faults.push(fault);
      onFault(fault);
    };
    const bytes = bytesOf(sent, token ?? attacker.tokenFor(endpoint), at);
    for (const id of idsIn(sent, canaries)) {
      told.add(id);
      toldByAll.add(id);
    }
    const before = strain.now();
    const answer = await exchanged(client, sent.method, bytes).catch((error: unknown) => {
      complain(String(error));
    });
    if (!answer) return false;
    const { status, body, ms } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, ms);
    if (isTaken(status)) accepted.add(name);
    const fault = faultOf(answer);
    if (fault) complain(fault);
    if (strain.isTooSlow(ms, before)) complain(`${Math.round(ms)} ms`);
    if (status === 0 && bytes.length < longBody) complain('hung up without an answer');
    // A user who chose an id of another user as a name is listed under it in the list of all users.
    const mayBeShown = isAdministrator ? toldByAll : told;
    const leaked = canaries.leakedBy(endpoint, body).filter((each) => !mayBeShown.has(each));
    if (leaked.length > 0) complain(`shows ${leaked.join(', ')} of another account`);
    if (isTaken(status)) taken.add(String(at));
    else for (const what of wrongly(await writes.by(at))) complain(`${status}, and yet: ${what}`);
    return endpoint.audience === 'public' || status !== 401;
  };

  const lane = async (first: Attacker): Promise<void> => {
    const client = rawClient(port, patienceMs);
    let attacking: Attacking = { ...first, told: new Set() };
    for (let sentByOne = 1; next < from + count; sentByOne += 1) {
      next += 1;
      if (heldBefore === 0 && next > from + count / 5) heldBefore = heldMb();
      const isSignedIn = await one(next - 1, attacking, client);
      if (!isSignedIn) await writes.ours(attacking.signInAgain);
      if (sentByOne % requestsOfOne !== 0) continue;
      attacking = { ...(await writes.ours(() => newAttacker(testApp))), told: new Set() };
    }
    client.close();
  };
  await Promise.all(attackers.map(lane));
  const last = await writes.ours(() => newAttacker(testApp));
  const token = last.tokenFor({ audience: 'patient' }) ?? '';
  faults.push(...(await sendGarbage(port, { seed, count: Math.ceil(count / 10), token })));

  strain.stop();
  const touched = (await writes.of([victim.userId, victim.patientId])).filter(
    // The victim lets no one in.
    (what) => what === toldLook || wrongly([what]).length > 0,
  );
  if (touched.length > 0) faults.push(`In another account's record: ${touched.join(', ')}`);
  faults.push(...(await lateWrites(writes, taken, faults)));
  faults.push(...logLines.flatMap((line) => inLog(line, canaries)));
  const grownMb = heldMb() - heldBefore;
  return {
    sent: count,
    statuses,
    whole,
    unreached: allEndpoints.map(({ name }) => name).filter((name) => !accepted.has(name)),
    slowestMs: Math.round(slowestMs),
    grownMb,
    peakMb: peakMb(),
    faults,
  };
}

type Attacking = Attacker & {
  /** What they sent of another user, and so may see again. */
  readonly told: Set<string>;
};
