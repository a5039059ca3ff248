import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { fillPath, type Endpoint } from '@caretrail/contract/http/endpoint';
import type { ErrorBody } from '@caretrail/contract/http/error-body';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { medicationStatuses } from '@caretrail/contract/medications/labels';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { helperOf } from '../circle.ts';
import { madeEvent } from '../events.ts';
import { insertUser } from '../factories.ts';
import { aLetter, uploaded } from '../library.ts';
import { madeLocation } from '../locations.ts';
import { inCyclesFrom, inTwoStrengths, madeMedication, todayOf } from '../medications.ts';
import { asAdministrator, asPatient, type Person } from '../people.ts';
import { formBytes } from '../send-form.ts';
import type { TestApp } from '../test-app.ts';
import { newBrowser, subscribe } from '../pushes.ts';
import { madeTreatment, radiotherapyFrom } from '../treatments.ts';
import { formFields } from './hostile-request.ts';

type Call = (typeof allEndpoints)[number];
type Ids = Readonly<Record<string, string>>;

export type Written = {
  readonly answer: LightMyRequestResponse;
  /** What the reading calls return afterwards. */
  read(): Promise<unknown[]>;
};
export type TextWriter = (call: Call, body: unknown) => Promise<Written>;

const reads = allEndpoints.filter(
  ({ endpoint: { method, answer, query } }) =>
    method === 'GET' && answer && (!query || query.safeParse({}).success),
);
const namesIn = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A form has no null: an absent value is left out. */
const withoutNulls = (body: unknown): object =>
  Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== null));

/** An action that fits any account. */
const fitted = (name: string, body: unknown): unknown =>
  name === 'users.edit'
    ? { ...(body as object), action: 'end_sessions', user_type: undefined }
    : body;

/** A user who fills every form of the app, and then checks what it shows. */
export async function newTextWriter(testApp: TestApp): Promise<TextWriter> {
  // With a password, so that none that is sent is theirs.
  const patient = await asPatient(testApp, { password: 'marigold-tram-otter-42' });
  const administrator = await asAdministrator(testApp);
  const halfWay = await asPatient(testApp, { aal: 1 });
  const today = todayOf(testApp);
  const ids: Ids = {
    timelines: (await madeEvent(testApp, patient)).id,
    checkIn: today,
    treatments: (await madeTreatment(patient, radiotherapyFrom(today))).id,
    locations: (await madeLocation(patient)).id,
    push: (await subscribe(patient, { subscription: newBrowser() })).id,
    files: (await uploaded(testApp, patient, aLetter())).id,
    escalation: (await madeMedication(patient)).id,
    circle: (await helperOf(testApp, patient)).grantId,
    users: (await insertUser(testApp)).id,
  };
  const idFor = async ({ group, name }: Call): Promise<string> => {
    // One that was moved into the past accepts no other rule.
    if (group === 'series') return (await madeEvent(testApp, patient)).id;
    if (group !== 'medications') return ids[group] ?? '';
    // A stopped one accepts no more doses.
    const plan = name === 'medications.changePlan' ? inCyclesFrom(today) : inTwoStrengths(today);
    return (await madeMedication(patient, plan)).id;
  };
  const whoCalls = async ({ endpoint: { audience } }: Call): Promise<Person> => {
    if (audience === 'administrator') return administrator;
    if (audience === 'aal1') return halfWay;
    // After a submission, preboarding is closed.
    if (audience === 'terms' || audience === 'aal2')
      return asPatient(testApp, { preboarding_completed: false });
    return patient;
  };

  const send = (person: Person, { endpoint }: Call, params: Ids, body: unknown) => {
    const form =
      endpoint.bodyType === undefined || endpoint.bodyType === 'json'
        ? undefined
        : formBytes({
            fields: formFields(withoutNulls(body)),
            files: endpoint.status === 201 ? [aLetter('A text')] : [],
          });
    return testApp.app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      payload: form?.payload ?? (body as object),
      headers: {
        'x-client': 'web',
        ...(form && { 'content-type': form.contentType }),
        authorization: `Bearer ${person.access}`,
      },
    });
  };

  const alsoRead = async ({ group, name }: Call, person: Person, params: Ids) => {
    if (group === 'users')
      return [await person.call(auditEndpoints.search, { body: { subject: params['id'] ?? '' } })];
    if (['series', 'checkIn'].includes(group)) return [await person.call(timelinesEndpoints.list)];
    if (name === 'preboarding.submit') return [await person.call(profileEndpoints.readAnswers)];
    if (group === 'medications')
      return Promise.all([
        ...medicationStatuses.map((status) =>
          person.call(medicationsEndpoints.listOrAdd, { body: { status, search: '' } }),
        ),
        person.call(medicationsEndpoints.listDoses, {
          query: { from: addDays(today, -1), to: today },
        }),
      ]);
    return [];
  };

  return async (call, body) => {
    const person = await whoCalls(call);
    const { endpoint, group, name } = call;
    const ownId = namesIn(endpoint).length > 0 ? await idFor(call) : '';
    const params = Object.fromEntries(namesIn(endpoint).map((each) => [each, ownId]));
    const fitting = fitted(name, body);
    const first = await send(person, call, params, fitting);
    const stale = first.statusCode === 409 && first.json<ErrorBody>().conflict?.stored_version;
    const answer =
      typeof stale === 'number'
        ? await send(person, call, params, { ...(fitting as object), version: stale })
        : first;
    const read = async (): Promise<unknown[]> => {
      const made = /"id":"([0-9a-f-]{36})"/.exec(answer.body)?.[1];
      const id = params['id'] ?? made ?? '';
      const answers = await alsoRead(call, person, { id });
      for (const { endpoint: reading } of reads.filter((each) => each.group === group)) {
        const of = Object.fromEntries(namesIn(reading).map((each) => [each, id]));
        answers.push(await person.call(reading, { params: of as never }));
      }
      return answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.json());
    };
    return { answer, read };
  };
}
