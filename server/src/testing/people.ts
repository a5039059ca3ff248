import type { Role } from '@caretrail/contract/access/session';
import type { CallOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { fillPath } from '@caretrail/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { insertUser, type NewUser } from './factories.ts';
import { openSessionFor } from './open-session-for.ts';
import type { TestApp } from './test-app.ts';

export type Person = {
  readonly userId: string;
  readonly patientId: string | null;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
  /** Sent with every call: the record that it is about. */
  readonly headers?: Readonly<Record<string, string>>;
  call<E extends Endpoint>(
    endpoint: E,
    input?: Partial<CallOf<E>>,
  ): Promise<LightMyRequestResponse>;
};

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** A call as the web app makes it, with or without a token. */
export function callApi(
  { app }: TestApp,
  endpoint: Endpoint,
  input: Input = {},
  access?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    ...(input.query && { query: input.query }),
    ...(input.body && { payload: input.body }),
    headers: {
      'x-client': 'web',
      ...(access && { authorization: `Bearer ${access}` }),
      ...more,
    },
  });
}

type Wanted = Partial<NewUser> & { aal?: 1 | 2 };

/** A signed-in user, by default with all steps done. */
export async function signedInAs(
  role: Role,
  testApp: TestApp,
  { aal = 2, ...wanted }: Wanted = {},
): Promise<Person> {
  const created = await insertUser(testApp, { user_type: role, ...wanted });
  const { account, access, refresh } = await openSessionFor(testApp, created.id, aal);
  return {
    userId: account.id,
    patientId: account.patient_id,
    email: account.email,
    access,
    refresh,
    call: (endpoint, input) => callApi(testApp, endpoint, input as Input, access),
  };
}

export const asPatient = (testApp: TestApp, wanted?: Wanted): Promise<Person> =>
  signedInAs('patient', testApp, wanted);
export const asAnotherPatient = asPatient;
export const asAdministrator = (testApp: TestApp, wanted?: Wanted): Promise<Person> =>
  signedInAs('administrator', testApp, wanted);
