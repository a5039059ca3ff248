import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

let networks = 0;

/** An address that no earlier test has used: limits by network start at zero. */
export function anotherNetwork(): string {
  networks += 1;
  return `198.18.${Math.floor(networks / 250)}.${1 + (networks % 250)}`;
}

export type From = {
  readonly body?: object | undefined;
  readonly access?: string | undefined;
  readonly network?: string | undefined;
  /** A client that does not announce itself as the web app. */
  readonly isUnknownClient?: boolean;
  /** What the browser accepts: 'de'. */
  readonly language?: string | undefined;
};

/** A call from a chosen network, as the web app or as another client. */
export const callFrom = (
  { app }: Pick<TestApp, 'app'>,
  endpoint: Endpoint,
  { body, access, network = anotherNetwork(), isUnknownClient = false, language }: From = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: endpoint.method,
    url: endpoint.path,
    remoteAddress: network,
    ...(body && { payload: body }),
    headers: {
      ...(!isUnknownClient && { 'x-client': 'web' }),
      ...(access && { authorization: `Bearer ${access}` }),
      ...(language && { 'accept-language': language }),
    },
  });

/** `400 wrong_code`, or `200`: what a test usually checks. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return String(answer.statusCode);
  return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}
