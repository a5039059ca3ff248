import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';

export type KnownCall = (typeof allEndpoints)[number];

const expressionOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

const calls = allEndpoints
  .map((call) => ({ call, expression: expressionOf(call.endpoint) }))
  // As the server does: a path without an id goes before one with a parameter.
  .toSorted(
    ({ call: a }, { call: b }) =>
      Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')),
  );

/** Which call of the contract a request is. */
export const callAt = (method: string, path: string): KnownCall | undefined =>
  calls.find(({ call, expression }) => call.endpoint.method === method && expression.test(path))
    ?.call;
