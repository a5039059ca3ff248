import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { firstQuery } from '@caretrail/contract/articles/response';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { event } from './event-of-bench.ts';
import type { Request } from './load.ts';

type Call = { readonly method: string; readonly path: string; readonly status?: number };
type Patient = BenchServer['patients'][number];

const today = new Date().toISOString().slice(0, 10);
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function asking(access: string) {
  return ({ method, path, status = 200 }: Call, body?: object): Request => ({
    method,
    path,
    expect: status,
    headers: {
      authorization: `Bearer ${access}`,
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': userAgent,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function answered<Answer>(
  port: number,
  { method, path, headers, body, expect }: Request,
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  if (answer.status !== expect) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}

const medicines = 8;

/**
 * Gives a patient medicines, a treatment and a place, and yields the requests of one visit after the other: the token
 * renewed, every screen, a dose, a treatment edited and an event created, and what is read again after each. Every
 * eighth visit begins with a sign-in.
 */
export async function visitsOf(
  { port, password }: BenchServer,
  { access, email }: Patient,
): Promise<(at: number) => Request> {
  const ask = asking(access);
  const { listOrAdd, logDose, listDoses } = medicationsEndpoints;
  const { treatmentsOf, doses } = {
    treatmentsOf: treatmentsEndpoints,
    doses: {
      ...listDoses,
      path: `${listDoses.path}?from=${addDays(today, -1)}&to=${addDays(today, 1)}`,
    },
  };
  const signIn = ask(authEndpoints.login, { email, password });
  const { refresh } = await answered<{ refresh: string }>(port, signIn);
  const made = await Promise.all(
    Array.from({ length: medicines }, (_, at) => {
      const medicine = { name: `Medicine ${at}`, dosage: '1 × 5 mg', times: ['08:00', '20:00'] };
      return answered<{ id: string }>(port, ask(listOrAdd, { ...medicine, start_date: today }));
    }),
  );
  const treatment = await answered<{ id: string }>(
    port,
    ask(treatmentsOf.create, {
      title: 'Temozolomide',
      type: 'chemotherapy',
      status: 'active',
      start: today,
      cycle_length: 28,
      cycles_planned: 6,
      cycle_days: [1, 2, 3, 4, 5],
    }),
  );
  await answered(port, ask(locationsEndpoints.create, { name: 'Clinic', type: 'hospital' }));
  const at = (call: Call & { path: string }, id = ''): Call => ({
    ...call,
    path: call.path.replace('{id}', id),
  });
  const visit: readonly (() => Request)[] = [
    () => ask(authEndpoints.refresh, { refresh }),
    () => ask(accountEndpoints.read),
    () => ask(dashboardEndpoints.read),
    () => ask(timelinesEndpoints.list),
    () => ask(listOrAdd, { status: 'current' }),
    () => ask(doses),
    () => ask(at(logDose, made[0]?.id), { status: 'taken' }),
    () => ask(doses),
    () => ask(dashboardEndpoints.read),
    () => ask(treatmentsOf.list),
    () => ask(at(treatmentsOf.edit, treatment.id), { site: randomUUID() }),
    () => ask(treatmentsOf.list),
    () => ask(locationsEndpoints.list),
    () => ask(filesEndpoints.list),
    () => ask(articlesEndpoints.list, firstQuery(limits.articles.defaultTag)),
    () => ask(profileEndpoints.read),
    () => ask(timelinesEndpoints.create, event),
    () => ask(timelinesEndpoints.list),
    () => ask(dashboardEndpoints.read),
  ];
  const ofEighth = [() => signIn, ...Array.from({ length: 8 }, () => visit).flat()];
  return (round) => {
    const next = ofEighth[round % ofEighth.length];
    if (!next) throw new Error('A visit has no requests.');
    return next();
  };
}
