// @module-tag slow
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectedOutcome,
  principalNames,
  principals,
  type PrincipalName,
} from './testing/principals.ts';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { useTestApp } from './testing/test-app.ts';

const testApp = useTestApp();

/** Refused principals change nothing and so serve for all calls; the allowed one may be new each time. */
const standing = new Map<PrincipalName, string | undefined>();
beforeAll(async () => {
  for (const name of principalNames) standing.set(name, await principals[name](testApp()));
});

const someId = '0190a0a0-0000-7000-8000-000000000000';
const accessCodes = [
  'invalid_token',
  'mfa_required',
  'terms_required',
  'preboarding_required',
  'forbidden',
];

type Asked = { readonly method: string; readonly url: string; readonly token: string | undefined };

async function ask({ method, url, token }: Asked) {
  const answer = await testApp().app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-client': 'web', ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect(answer.statusCode).toBeLessThan(500);
  return answer;
}

async function outcome(asked: Asked): Promise<string> {
  const answer = await ask(asked);
  const code = answer.statusCode >= 400 ? answer.json<{ code: string }>().code : '';
  return accessCodes.includes(code) ? `${answer.statusCode} ${code}` : 'let in';
}

const urlOf = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, someId);

/** Other spellings of an address: each is the same call or none, and never bypasses the access check. */
const otherSpellings = (url: string): string[] => [
  url.endsWith('/') ? url.slice(0, -1) : `${url}/`,
  `/${url}`,
  url.replace('/api/', '/api//'),
  `${url}${url.endsWith('/') ? '' : '/'}/`,
  url.toUpperCase(),
  url.replace('/api/', '/API/'),
  url.replace('/api/', '/%61pi/'),
  url.replace('/api/', '/x/../api/'),
  `${url};.json`,
  `${url}%20`,
];

/** Refused by the call itself, after its audience was let in. */
const refusedInside: Record<string, Partial<Record<PrincipalName, string>>> = {
  // An e-mail is no second factor for administrators outside the demo.
  'auth.sendEmailCode': {
    administrator: '403 forbidden',
    'administrator without second factor': '403 forbidden',
  },
  // The password alone may not add a factor where there is one already.
  'auth.enrolTotp': { 'without second factor': '403 mfa_required' },
  'account.useEmailCode': { administrator: '403 forbidden' },
  'circle.startOwnRecord': { administrator: '403 forbidden' },
  'preboarding.read': { administrator: '403 forbidden' },
  'preboarding.save': { administrator: '403 forbidden' },
  'preboarding.submit': { administrator: '403 forbidden' },
};

const wantedOf = (call: string, { audience }: Endpoint, name: PrincipalName): string =>
  refusedInside[call]?.[name] ?? expectedOutcome(audience, name);

describe('§6 every call × every principal', () => {
  it.each(allEndpoints)('$name', async ({ name: call, endpoint }) => {
    const { method } = endpoint;
    const url = urlOf(endpoint);
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const name of principalNames) {
      wanted[name] = wantedOf(call, endpoint, name);
      const isHarmless = wanted[name] !== 'let in' || method === 'GET';
      const reused = isHarmless || endpoint.audience === 'public';
      const token = reused ? standing.get(name) : await principals[name](testApp());
      outcomes[name] = await outcome({ method, url, token });
    }
    expect(outcomes).toEqual(wanted);
  });
});

/** One caller for each way in which the call refuses: of those that it refuses alike another one for each call. */
function oneOfEachRefusal(call: string, endpoint: Endpoint): PrincipalName[] {
  const turn = allEndpoints.findIndex(({ name }) => name === call);
  const refused = Map.groupBy(principalNames, (name) => wantedOf(call, endpoint, name));
  refused.delete('let in');
  return [...refused.values()].flatMap((names) => names[turn % names.length] ?? []);
}

describe('§6 no other spelling of a call opens it', () => {
  const closed = allEndpoints.filter(({ endpoint }) => endpoint.audience !== 'public');
  it.each(closed)('$name', async ({ name: call, endpoint }) => {
    const { method } = endpoint;
    const refused = oneOfEachRefusal(call, endpoint);
    const opened: string[] = [];
    for (const url of otherSpellings(urlOf(endpoint))) {
      const { statusCode } = await ask({ method, url, token: undefined });
      // Where no call is found, no token is read: there the one who comes furthest stands for all.
      for (const name of statusCode === 404 ? refused.slice(-1) : refused) {
        const { statusCode } = await ask({ method, url, token: standing.get(name) });
        if (![401, 403, 404].includes(statusCode)) opened.push(`${name}: ${method} ${url}`);
      }
      if (![401, 404].includes(statusCode)) opened.push(`anonymous: ${method} ${url}`);
    }
    for (const name of method === 'GET' ? refused : []) {
      const token = standing.get(name);
      const { statusCode, body } = await ask({ method: 'HEAD', url: urlOf(endpoint), token });
      if (![401, 403, 404].includes(statusCode) || body !== '') opened.push(`${name}: HEAD`);
    }
    expect(opened).toEqual([]);
  });
});
