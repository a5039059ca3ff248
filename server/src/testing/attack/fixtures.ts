import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { hostileRequest, type Sent, type ValidInput, wholeRequest } from './hostile-request.ts';
import type { Random } from './random.ts';
import type { TestApp } from '../test-app.ts';
import { accountInHand } from './account-fixtures.ts';
import { recordInHand } from './record-fixtures.ts';

/** Input that a call takes as it stands. */
export type InHand = {
  /** Of whoever may use it; absent: that of the attacker. */
  readonly token?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** With `spoils`, for what a call opens before it reads it: then something is wrong inside of that. */
export type MakeInHand = (testApp: TestApp, spoils?: Random) => Promise<InHand>;

const makers: Readonly<Record<string, MakeInHand>> = { ...accountInHand, ...recordInHand };

/** A list is got through to when nothing in particular is asked of it. */
const nothing: MakeInHand = async () => ({});

/** Seldom, because it has to be made each time; then something is made wrong with it. */
const howOften = 0.05;
/** Where nothing else comes as far as what is tried. */
const oftener: Readonly<Record<string, number>> = { 'auth.forgotPassword': 0.5 };
/** In every so many rounds through all calls it is sent as it stands, so that each call is reached. */
const wholeRounds = 26;

export type Prepared = { readonly sent: Sent; readonly token?: string; readonly isWhole: boolean };

type Asked = {
  readonly at: number;
  readonly call: { readonly name: string; readonly endpoint: Endpoint };
  readonly valid: ValidInput;
  readonly random: Random;
};

/**
 * A hostile request. What no schema says (a code that was mailed, a link that was asked for, a record that is still
 * there, in its newest version) is in hand now and then.
 */
export async function prepared(
  testApp: TestApp,
  { at, call: { name, endpoint }, valid, random }: Asked,
): Promise<Prepared> {
  const isWhole = Math.floor(at / allEndpoints.length) % wholeRounds === 0;
  const isInHand = random.chance(oftener[name] ?? howOften) || isWhole;
  const make = makers[name] ?? (endpoint.query && isWhole ? nothing : undefined);
  const inHand = isInHand ? await make?.(testApp, isWhole ? undefined : random) : undefined;
  if (!inHand) return { sent: hostileRequest(endpoint, valid, random), isWhole: false };
  const { token, headers = [], params, body } = inHand;
  const input = { ...valid, params: { ...valid.params, ...params }, body: body ?? valid.body };
  const sent = isWhole ? wholeRequest(endpoint, input) : hostileRequest(endpoint, input, random);
  return {
    sent: { ...sent, headers: [...headers, ...sent.headers] },
    ...(token && { token }),
    isWhole,
  };
}
