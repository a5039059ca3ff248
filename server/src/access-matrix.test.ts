import type { Role } from '@caretrail/contract/access/session';
import type { Audience, Endpoint } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { insertUser } from './testing/factories.ts';
import { openSessionFor } from './testing/open-session-for.ts';
import { servedEndpoints } from './testing/served-endpoints.ts';
import { type TestApp, useTestApp } from './testing/test-app.ts';

const testApp = useTestApp();

/** Somebody who asks, as the token that they send; undefined sends none. */
type Principal = (app: TestApp) => Promise<string | undefined>;
type Wanted = Parameters<typeof insertUser>[1] & { aal?: 1 | 2 };

async function sessionOf(app: TestApp, role: Role, { aal = 2, ...wanted }: Wanted = {}) {
  const { id } = await insertUser(app, { user_type: role, ...wanted });
  return { id, ...(await openSessionFor(app, id, aal)) };
}

const signedIn =
  (role: Role, wanted?: Wanted): Principal =>
  async (app) =>
    (await sessionOf(app, role, wanted)).access;

/** Signed in, and then something happened to the session or the account. */
const signedInThen =
  (change: (app: TestApp, ids: { userId: string }) => Promise<unknown>): Principal =>
  async (app) => {
    const { id, access } = await sessionOf(app, 'patient');
    await change(app, { userId: id });
    return access;
  };

const withPart = (token: string, part: 0 | 1, change: (json: object) => object): string =>
  token
    .split('.')
    .map((text, index) => {
      if (index !== part) return text;
      const json = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
      return Buffer.from(JSON.stringify(change(json))).toString('base64url');
    })
    .join('.');

const principals = {
  anonymous: async () => undefined,
  malformed: async () => 'not-a-token',
  tampered: async (app) =>
    withPart((await sessionOf(app, 'patient')).access, 1, (claims) => ({
      ...claims,
      sid: '0190a0a0-0000-7000-8000-000000000000',
    })),
  'alg none': async (app) => {
    const token = withPart((await sessionOf(app, 'patient')).access, 0, (header) => ({
      ...header,
      alg: 'none',
    }));
    return `${token.split('.').slice(0, 2).join('.')}.`;
  },
  'refresh token as access token': async (app) => (await sessionOf(app, 'patient')).refresh,
  expired: async (app) => {
    const { access } = await sessionOf(app, 'patient');
    app.clock.advance(limits.auth.accessTokenMs + 1000);
    return access;
  },
  revoked: signedInThen(({ deps }, { userId }) =>
    deps.db.execute(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1`, [userId]),
  ),
  deactivated: signedInThen(({ deps }, { userId }) =>
    deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [userId]),
  ),
  'without second factor': signedIn('patient', { aal: 1 }),
  'administrator without second factor': signedIn('administrator', { aal: 1 }),
  'without terms': signedIn('patient', { terms_version: null }),
  'with old terms': signedIn('patient', { terms_version: '2000-01-01' }),
  'without preboarding': signedIn('patient', { preboarding_completed: false }),
  patient: signedIn('patient'),
  'another patient': signedIn('patient'),
  administrator: signedIn('administrator'),
} as const satisfies Record<string, Principal>;
type PrincipalName = keyof typeof principals;

const noSession: PrincipalName[] = [
  'anonymous',
  'malformed',
  'tampered',
  'alg none',
  'refresh token as access token',
  'expired',
  'revoked',
  'deactivated',
];
const steps: Record<string, PrincipalName[]> = {
  mfa_required: ['without second factor', 'administrator without second factor'],
  terms_required: ['without terms', 'with old terms'],
  preboarding_required: ['without preboarding'],
};
/** Which missing step each audience refuses, and which role; everybody else is let in. Reviewed by hand. */
const refusals: Record<Audience, { steps: string[]; forbidden: PrincipalName[] }> = {
  public: { steps: [], forbidden: [] },
  aal1: { steps: [], forbidden: [] },
  aal2: { steps: ['mfa_required'], forbidden: [] },
  terms: { steps: ['mfa_required', 'terms_required'], forbidden: [] },
  member: { steps: ['mfa_required', 'terms_required', 'preboarding_required'], forbidden: [] },
  patient: {
    steps: ['mfa_required', 'terms_required', 'preboarding_required'],
    forbidden: ['administrator'],
  },
  administrator: {
    steps: ['mfa_required', 'terms_required', 'preboarding_required'],
    forbidden: ['patient', 'another patient'],
  },
};

function expected(audience: Audience, name: PrincipalName): string {
  if (audience === 'public') return 'let in';
  if (noSession.includes(name)) return '401 invalid_token';
  const step = refusals[audience].steps.find((code) => steps[code]?.includes(name));
  if (step) return `403 ${step}`;
  return refusals[audience].forbidden.includes(name) ? '403 forbidden' : 'let in';
}

const someId = '0190a0a0-0000-7000-8000-000000000000';
const accessCodes = [
  'invalid_token',
  'mfa_required',
  'terms_required',
  'preboarding_required',
  'forbidden',
];

async function outcome(endpoint: Endpoint, token: string | undefined): Promise<string> {
  const answer = await testApp().app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, someId),
    headers: { 'x-client': 'web', ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect(answer.statusCode).toBeLessThan(500);
  const code = answer.statusCode >= 400 ? answer.json<{ code: string }>().code : '';
  return accessCodes.includes(code) ? `${answer.statusCode} ${code}` : 'let in';
}

/** Refused by the call itself, past its audience. */
const refusedInside: Record<string, Partial<Record<PrincipalName, string>>> = {
  // An e-mail is no second factor for administrators outside the demo.
  'auth.sendEmailCode': {
    administrator: '403 forbidden',
    'administrator without second factor': '403 forbidden',
  },
  // The password alone may not add a factor where there is one already.
  'auth.enrolTotp': { 'without second factor': '403 mfa_required' },
  'account.useEmailCode': { administrator: '403 forbidden' },
  'preboarding.read': { administrator: '403 forbidden' },
  'preboarding.save': { administrator: '403 forbidden' },
  'preboarding.submit': { administrator: '403 forbidden' },
};

describe('§6 every call × every principal', () => {
  it.each(servedEndpoints)('$name', async ({ name: call, endpoint }) => {
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [name, principal] of Object.entries(principals) as [PrincipalName, Principal][]) {
      outcomes[name] = await outcome(endpoint, await principal(testApp()));
      wanted[name] = refusedInside[call]?.[name] ?? expected(endpoint.audience, name);
    }
    expect(outcomes).toEqual(wanted);
  });
});
