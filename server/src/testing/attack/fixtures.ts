import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { hostileRequest, type Sent, type ValidInput, wholeRequest } from './hostile-request.ts';
import type { Random } from './random.ts';
import type { TestApp } from '../test-app.ts';
import { accountFixtures } from './account-fixtures.ts';
import { circleFixtures } from './circle-fixtures.ts';
import { escalationFixtures } from './escalation-fixtures.ts';
import { recordFixtures } from './record-fixtures.ts';

/** Valid input for a call. */
export type Fixture = {
  /** The token of a user who may use it; absent: that of the attacker. */
  readonly token?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** With `spoils`, for what a call decodes before it validates it: then a fault is put inside of that. */
export type MakeFixture = (testApp: TestApp, spoils?: Random) => Promise<Fixture>;

const makers: Readonly<Record<string, MakeFixture>> = {
  ...accountFixtures,
  ...circleFixtures,
  ...escalationFixtures,
  ...recordFixtures,
};

/** A list is reached without any input. */
const nothing: MakeFixture = async () => ({});

/** Rarely, because it has to be created each time; then a fault is added. */
const howOften = 0.05;
/** Where no other input gets as far as the tested code. */
const oftener: Readonly<Record<string, number>> = { 'auth.forgotPassword': 0.5 };
/** In every so many rounds through all calls it is sent unchanged, so that each call is reached. */
const wholeRounds = 26;

export type Prepared = { readonly sent: Sent; readonly token?: string; readonly isWhole: boolean };

type Asked = {
  readonly at: number;
  readonly call: { readonly name: string; readonly endpoint: Endpoint };
  readonly valid: ValidInput;
  readonly random: Random;
};

/**
 * A hostile request. What no schema describes (a mailed code, a requested link, an existing record in its newest
 * version) is used now and then.
 */
export async function prepared(
  testApp: TestApp,
  { at, call: { name, endpoint }, valid, random }: Asked,
): Promise<Prepared> {
  const isWhole = Math.floor(at / allEndpoints.length) % wholeRounds === 0;
  const usesFixture = random.chance(oftener[name] ?? howOften) || isWhole;
  const make = makers[name] ?? (endpoint.query && isWhole ? nothing : undefined);
  const fixture = usesFixture ? await make?.(testApp, isWhole ? undefined : random) : undefined;
  if (!fixture) return { sent: hostileRequest(endpoint, valid, random), isWhole: false };
  const { token, headers = [], params, body } = fixture;
  const input = { ...valid, params: { ...valid.params, ...params }, body: body ?? valid.body };
  const sent = isWhole ? wholeRequest(endpoint, input) : hostileRequest(endpoint, input, random);
  return {
    sent: { ...sent, headers: [...headers, ...sent.headers] },
    ...(token && { token }),
    isWhole,
  };
}
