import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { type Endpoint, fillPath } from '@caretrail/contract/http/endpoint';
import { addDays } from '@caretrail/contract/time/days';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { someReason } from './testing/act-on.ts';
import { outcomeOf } from './testing/call-from.ts';
import { freshAddress } from './testing/email-change.ts';
import { anEvent, madeEvent, threeWeeks } from './testing/events.ts';
import { aLetter } from './testing/library.ts';
import { aLocation } from './testing/locations.ts';
import {
  aDelay,
  aMedication,
  dueDose,
  inCyclesFrom,
  inTwoStrengths,
  madeMedication,
  todayOf,
} from './testing/medications.ts';
import { asAdministrator, asPatient, type Person } from './testing/people.ts';
import { newBrowser } from './testing/pushes.ts';
import { sendForm, type SentForm } from './testing/send-form.ts';
import { useTestApp } from './testing/test-app.ts';
import { aTreatment, madeTreatment, radiotherapyFrom } from './testing/treatments.ts';

const testApp = useTestApp();
const monday = '2026-03-02';

type Sending = {
  readonly params?: Record<string, string>;
  readonly body?: object;
  readonly form?: SentForm;
};

let earlier = 0;

/** The body of each creating call, chosen so that without the key a second request would create a second row. */
const sendings: Record<string, (person: Person) => Promise<Sending>> = {
  'timelines.create': async () => ({ body: anEvent }),
  'series.edit': async (person) => ({
    params: { id: (await madeEvent(testApp(), person, { repeat: threeWeeks })).id },
    body: { scope: 'all', title: 'Another scan' },
  }),
  // Another day each time: a second save of one day edits its check-in.
  'checkIn.save': async () => {
    earlier += 1;
    return { params: { day: addDays(todayOf(testApp()), -earlier) }, body: { sleep: 'good' } };
  },
  'timelines.edit': async (person) => {
    const { id } = await madeEvent(testApp(), person);
    return { params: { id }, form: { fields: { title: 'X' }, files: [aLetter()] } };
  },
  'files.upload': async () => ({ form: { files: [aLetter()] } }),
  'medications.listOrAdd': async () => ({ body: aMedication }),
  'medications.changeStock': async (person) => {
    const { id } = await madeMedication(person, inTwoStrengths(todayOf(testApp())));
    return { params: { id }, body: { strength: '140 mg', add: 5 } };
  },
  'medications.changePlan': async (person) => {
    const { id } = await madeMedication(person, inCyclesFrom(todayOf(testApp())));
    return { params: { id }, body: { change: aDelay } };
  },
  'medications.logDose': async (person) => {
    const { id } = await madeMedication(person);
    return { params: { id }, body: { status: 'taken' } };
  },
  'medications.postponeDose': async (person) => {
    const made = await madeMedication(person);
    return { params: { id: made.id }, body: await dueDose(testApp(), person, made) };
  },
  'treatments.create': async () => ({ body: aTreatment }),
  'treatments.noteSessions': async (person) => {
    const { id } = await madeTreatment(person, radiotherapyFrom(monday));
    return { params: { id }, body: { sessions: [{ date: '2026-05-04' }] } };
  },
  'treatments.shift': async (person) => {
    const { id, version } = await madeTreatment(person, radiotherapyFrom(monday));
    return { params: { id }, body: { days: 7, from: monday, version } };
  },
  'locations.create': async () => ({ body: aLocation }),
  'push.addDevice': async () => ({ body: newBrowser() }),
  'circle.invite': async () => ({
    body: { email: freshAddress(), role: 'viewer', areas: ['files'], ends_on: null },
  }),
  'users.invite': async () => {
    const email = `new-${testApp().deps.ids.next()}@example.org`;
    return { body: { email, user_type: 'patient', reason: someReason } };
  },
};

function send(
  endpoint: Endpoint,
  { access }: Person,
  { params, body, form }: Sending,
  key: string,
): Promise<LightMyRequestResponse> {
  const headers = { 'idempotency-key': key };
  if (form) {
    const sending = { ...form, headers, ...(params && { params }) };
    return sendForm(testApp(), endpoint, { access }, sending);
  }
  return testApp().app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: { 'x-client': 'web', authorization: `Bearer ${access}`, ...headers },
    ...(body && { payload: body }),
  });
}

let countsOfAll = '';
beforeAll(async () => {
  const tables = await testApp().deps.db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  countsOfAll = tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*) AS rows FROM "${name}"`)
    .join(' UNION ALL ');
});

/** How many rows each table has, including those of other patients and of the mails. */
const rowsNow = async (): Promise<Record<string, number>> => {
  const found = await testApp().deps.db.query<{ name: string; rows: number }>(countsOfAll);
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
};
const moreIn = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

const creating = allEndpoints.filter(({ endpoint }) => endpoint.creates);

describe('§7 a creating call that is sent again under its key', () => {
  it('covers every creating call', () => {
    expect(Object.keys(sendings).toSorted()).toEqual(creating.map(({ name }) => name).toSorted());
  });

  it.each(creating)(
    '$name: creates one row and returns the same response',
    async ({ name, endpoint }) => {
      const person = await (endpoint.audience === 'administrator' ? asAdministrator : asPatient)(
        testApp(),
      );
      const once = await sendings[name]?.(person);
      const atOnce = await sendings[name]?.(person);
      if (!once || !atOnce) throw new Error(`Nothing is known to send to ${name}.`);
      const key = randomUUID();
      const before = await rowsNow();
      const first = await send(endpoint, person, once, key);
      expect(first.statusCode, first.body).toBeLessThan(300);
      const after = await rowsNow();
      const more = moreIn(after, before);
      expect(more).toMatchObject({ idempotency_keys: 1 });

      const again = await send(endpoint, person, once, key);
      expect(again.statusCode).toBe(first.statusCode);
      expect(again.json()).toEqual(first.json());
      expect(moreIn(await rowsNow(), after)).toEqual({});

      const other = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => send(endpoint, person, atOnce, other)));
      const [done] = answers.filter(({ statusCode }) => statusCode < 300).map(outcomeOf);
      expect(done).toBe(outcomeOf(first));
      for (const answer of answers) expect([done, '409 in_progress']).toContain(outcomeOf(answer));
      expect(moreIn(await rowsNow(), after)).toEqual(more);
    },
  );
});
