import type { Role } from '@caretrail/contract/access/session';
import type { Audience } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { purgeDeletedAccounts } from '../modules/account/purge.ts';
import { insertUser } from './factories.ts';
import { openSessionFor } from './open-session-for.ts';
import type { TestApp } from './test-app.ts';

/** A client, by the token that it sends; undefined sends none. */
type MakePrincipal = (app: TestApp) => Promise<string | undefined>;
type Wanted = Parameters<typeof insertUser>[1] & { aal?: 1 | 2 };

async function sessionOf(app: TestApp, role: Role, { aal = 2, ...wanted }: Wanted = {}) {
  const { id } = await insertUser(app, { user_type: role, ...wanted });
  return { id, ...(await openSessionFor(app, id, aal)) };
}

const signedIn =
  (role: Role, wanted?: Wanted): MakePrincipal =>
  async (app) =>
    (await sessionOf(app, role, wanted)).access;

/** Signed in, and then something happened to the session or the account. */
const signedInThen =
  (change: (app: TestApp, userId: string) => Promise<unknown>): MakePrincipal =>
  async (app) => {
    const { id, access } = await sessionOf(app, 'patient');
    await change(app, id);
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

/** `expired` comes first: it moves the clock for those that were created before. */
export const principals = {
  expired: async (app) => {
    const { access } = await sessionOf(app, 'patient');
    app.clock.advance(limits.auth.accessTokenMs + 1000);
    return access;
  },
  anonymous: async () => undefined,
  malformed: async () => 'not-a-token',
  tampered: async (app) => {
    const victim = await sessionOf(app, 'administrator');
    const { sid } = JSON.parse(
      Buffer.from(victim.access.split('.')[1] ?? '', 'base64url').toString(),
    ) as { sid: string };
    return withPart((await sessionOf(app, 'patient')).access, 1, (claims) => ({ ...claims, sid }));
  },
  'alg none': async (app) => {
    const token = withPart((await sessionOf(app, 'patient')).access, 0, (header) => ({
      ...header,
      alg: 'none',
    }));
    return `${token.split('.').slice(0, 2).join('.')}.`;
  },
  'refresh token as access token': async (app) => (await sessionOf(app, 'patient')).refresh,
  revoked: signedInThen(({ deps }, id) =>
    deps.db.execute(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1`, [id]),
  ),
  deactivated: signedInThen(({ deps }, id) =>
    deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [id]),
  ),
  deleted: signedInThen(async ({ deps }, id) => {
    const now = deps.clock.now().toISOString();
    await deps.db.execute(
      `INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES ($1, $2, $2)`,
      [id, now],
    );
    await purgeDeletedAccounts(deps);
  }),
  'without second factor': signedIn('patient', { aal: 1 }),
  'administrator without second factor': signedIn('administrator', { aal: 1 }),
  'without terms': signedIn('patient', { terms_version: null }),
  'with old terms': signedIn('patient', { terms_version: '2000-01-01' }),
  'without preboarding': signedIn('patient', { preboarding_completed: false }),
  patient: signedIn('patient'),
  administrator: signedIn('administrator'),
} as const satisfies Record<string, MakePrincipal>;
export type PrincipalName = keyof typeof principals;
export const principalNames = Object.keys(principals) as PrincipalName[];

const noSession: PrincipalName[] = [
  'expired',
  'anonymous',
  'malformed',
  'tampered',
  'alg none',
  'refresh token as access token',
  'revoked',
  'deactivated',
  'deleted',
];
const steps: Record<string, PrincipalName[]> = {
  mfa_required: ['without second factor', 'administrator without second factor'],
  terms_required: ['without terms', 'with old terms'],
  preboarding_required: ['without preboarding'],
};
const wholeWay = ['mfa_required', 'terms_required', 'preboarding_required'];
/** Which missing step each audience refuses, and which role; all others are let in. Reviewed by hand. */
const refusals: Record<Audience, { steps: string[]; forbidden: PrincipalName[] }> = {
  public: { steps: [], forbidden: [] },
  aal1: { steps: [], forbidden: [] },
  aal2: { steps: ['mfa_required'], forbidden: [] },
  terms: { steps: ['mfa_required', 'terms_required'], forbidden: [] },
  member: { steps: wholeWay, forbidden: [] },
  patient: { steps: wholeWay, forbidden: ['administrator'] },
  administrator: { steps: wholeWay, forbidden: ['patient'] },
};

export function expectedOutcome(audience: Audience, name: PrincipalName): string {
  if (audience === 'public') return 'let in';
  if (noSession.includes(name)) return '401 invalid_token';
  const step = refusals[audience].steps.find((code) => steps[code]?.includes(name));
  if (step) return `403 ${step}`;
  return refusals[audience].forbidden.includes(name) ? '403 forbidden' : 'let in';
}
