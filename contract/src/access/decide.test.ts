import { describe, expect, it } from 'vitest';
import { audiences } from '../http/endpoint.ts';
import { decideEndpoint, decideScreen, homeOf, nextStep } from './decide.ts';
import { hrefOf, routeNames } from './routes.ts';
import { roles, signedOut, type Session } from './session.ts';

type SignedIn = Extract<Session, { signedIn: true }>;

const flags = [false, true];
const signedInStates: SignedIn[] = roles.flatMap((role) =>
  flags.flatMap((mfaVerified) =>
    flags.flatMap((termsAccepted) =>
      flags.flatMap((preboardingCompleted) =>
        flags.flatMap((hasRecord) =>
          flags.map((isPrimaryEmail) => ({
            signedIn: true as const,
            role,
            mfaVerified,
            termsAccepted,
            preboardingCompleted,
            hasRecord,
            isPrimaryEmail,
          })),
        ),
      ),
    ),
  ),
);
const states: Session[] = [signedOut, ...signedInStates];
const paths = [
  ...routeNames.map((name) => hrefOf(name, { id: 'some-id', userId: 'some-id' })),
  '/any/other',
];

/** The final path for a session that opens `path`, following redirects; a loop never ends. */
function walk(session: Session, path: string, decide: typeof decideScreen) {
  const visited = [path];
  for (let at = path; visited.length <= 6;) {
    const decision = decide(session, at);
    if (decision === 'show') return { end: at, redirects: visited.length - 1 };
    at = decision.redirect;
    visited.push(at);
  }
  return { end: 'loop', redirects: Number.POSITIVE_INFINITY };
}

/** Typed again on purpose, so that the routes cannot confirm themselves. `spec.test.ts` has the other lists. */
const publicPaths = [
  '/forgot-password',
  '/set-new-password',
  '/forgot-password-error',
  '/terms',
  '/oauth/callback',
  '/mfa',
  '/verify',
  '/password-verify',
  '/reminder',
  '/circle-link',
  '/invitation',
  '/emergency-card',
];
const onlyRedirects = ['/', '/any/other'];

/** §2.1–2.3 transcribed literally, contradictions included, to list every pair in which we differ. */
const literal: typeof decideScreen = (session, path) => {
  const landing = (): string => {
    if (session.signedIn && session.role === 'administrator') return '/admin-panel';
    if (session.signedIn && session.termsAccepted && session.mfaVerified)
      return session.hasRecord ? '/dashboard' : '/helping';
    return session.signedIn && session.isPrimaryEmail ? '/verify' : '/mfa';
  };
  if (path === '/login') return session.signedIn ? { redirect: landing() } : 'show';
  if (path === '/preboarding') {
    if (!session.signedIn) return { redirect: '/login' };
    if (session.role === 'patient' && session.hasRecord && !session.preboardingCompleted) {
      return session.termsAccepted ? 'show' : { redirect: '/terms' };
    }
    return { redirect: landing() };
  }
  if (publicPaths.includes(path)) return 'show';
  if (!session.signedIn || !session.mfaVerified) return { redirect: '/login' };
  const preboarded =
    session.role === 'administrator' || !session.hasRecord || session.preboardingCompleted;
  if (!preboarded) return { redirect: '/preboarding' };
  return onlyRedirects.includes(path) ? { redirect: landing() } : 'show';
};

/** Which of the decisions D1–D5 explains a result that differs from the literal text. */
function explainedBy(session: Session, path: string): string | undefined {
  if (!session.signedIn) return undefined;
  const home = homeOf(session);
  const forAdministrators = ['/admin-panel', '/user/some-id'];
  const forBoth = ['/articles', '/settings'];
  const isTheOthers =
    session.role === 'patient'
      ? forAdministrators.includes(path)
      : ![...forAdministrators, ...forBoth].includes(path);
  if (['/mfa', '/verify'].includes(path) && session.mfaVerified) return 'D5';
  if (session.role === 'administrator' && !session.mfaVerified) return 'D1';
  if (session.role === 'patient' && session.mfaVerified && home === '/terms') return 'D2';
  if (path === '/preboarding' && !session.mfaVerified) return 'D3';
  if (isTheOthers) return 'D4';
  return undefined;
}

describe('§2.1 §2.2 §2.3 the access decision over every state and route', () => {
  const pairs = states.flatMap((session) => paths.map((path) => ({ session, path })));

  it('never loops and redirects at most once', () => {
    for (const { session, path } of pairs) {
      const { redirects } = walk(session, path, decideScreen);
      expect(redirects, `${path} for ${JSON.stringify(session)}`).toBeLessThanOrEqual(1);
    }
  });

  it('ends where the specification says, except for the pairs that D1 to D5 decide', () => {
    const unexplained = pairs.filter(({ session, path }) => {
      const same = walk(session, path, decideScreen).end === walk(session, path, literal).end;
      return !same && explainedBy(session, path) === undefined;
    });
    expect(unexplained).toEqual([]);
  });

  it('each decision is needed: the literal text differs somewhere for D1 to D5', () => {
    const used = pairs
      .filter(
        ({ session, path }) =>
          walk(session, path, decideScreen).end !== walk(session, path, literal).end,
      )
      .map(({ session, path }) => explainedBy(session, path));
    expect([...new Set(used)].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'D1',
      'D2',
      'D3',
      'D4',
      'D5',
    ]);
  });
});

const patient: SignedIn = {
  signedIn: true,
  role: 'patient',
  mfaVerified: true,
  termsAccepted: true,
  preboardingCompleted: true,
  hasRecord: true,
  isPrimaryEmail: true,
};
const administrator: SignedIn = { ...patient, role: 'administrator' };

describe('§2.2 landing target', () => {
  it.each([
    ['administrators go to the admin panel', administrator, '/admin-panel'],
    ['a patient who has done everything goes to the dashboard', patient, '/dashboard'],
    ['before the second factor, by e-mail', { ...patient, mfaVerified: false }, '/verify'],
    [
      'before the second factor, otherwise',
      { ...patient, mfaVerified: false, isPrimaryEmail: false },
      '/mfa',
    ],
    [
      'D1 an administrator before the second factor',
      { ...administrator, mfaVerified: false },
      '/verify',
    ],
    ['D2 terms not accepted', { ...patient, termsAccepted: false }, '/terms'],
    ['preboarding not completed', { ...patient, preboardingCompleted: false }, '/preboarding'],
    ['not signed in', signedOut, '/login'],
  ] as const)('%s', (_, session, home) => {
    expect(homeOf(session)).toBe(home);
  });
});

describe('§2.1 named cases', () => {
  it.each([
    ['/login is for those not signed in', signedOut, '/login', 'show'],
    ['/login forwards those signed in', patient, '/login', { redirect: '/dashboard' }],
    ['/preboarding asks for sign-in', signedOut, '/preboarding', { redirect: '/login' }],
    [
      '/preboarding shows when terms were accepted',
      { ...patient, preboardingCompleted: false },
      '/preboarding',
      'show',
    ],
    [
      '/preboarding sends to the terms otherwise',
      { ...patient, preboardingCompleted: false, termsAccepted: false },
      '/preboarding',
      { redirect: '/terms' },
    ],
    [
      '/preboarding sends anyone else home',
      administrator,
      '/preboarding',
      { redirect: '/admin-panel' },
    ],
    ['an unknown path goes home', patient, '/nowhere', { redirect: '/dashboard' }],
    ['a treatment opens', patient, '/treatment/7', 'show'],
    ['D4 a patient and the user list', patient, '/admin-panel', { redirect: '/dashboard' }],
    [
      'D4 an administrator and a patient screen',
      administrator,
      '/medication',
      { redirect: '/admin-panel' },
    ],
    ['a trailing slash is the same screen', patient, '/dashboard/', 'show'],
  ] as const)('%s', (_, session, path, decision) => {
    expect(decideScreen(session, path)).toEqual(decision);
  });
});

describe('D6 someone who only helps', () => {
  it('is asked for everything but the answers about a record of their own', () => {
    const helper: SignedIn = { ...patient, hasRecord: false, preboardingCompleted: false };
    expect(nextStep(helper)).toBe('app');
    expect(nextStep({ ...helper, mfaVerified: false })).toBe('mfa');
    expect(nextStep({ ...helper, termsAccepted: false })).toBe('terms');
  });
});

describe('§6 the server requires the same steps', () => {
  it('allows each step its own calls and no others', () => {
    const opened = (session: Session) =>
      audiences.filter((audience) => decideEndpoint(session, audience) === 'allow');
    expect(opened(signedOut)).toEqual(['public']);
    expect(opened({ ...patient, mfaVerified: false })).toEqual(['public', 'aal1']);
    expect(opened({ ...patient, termsAccepted: false })).toEqual(['public', 'aal1', 'aal2']);
    expect(opened({ ...patient, preboardingCompleted: false })).toEqual([
      'public',
      'aal1',
      'aal2',
      'terms',
    ]);
    expect(opened(patient)).toEqual(['public', 'aal1', 'aal2', 'terms', 'member', 'patient']);
    expect(opened(administrator)).toEqual([
      'public',
      'aal1',
      'aal2',
      'terms',
      'member',
      'administrator',
    ]);
  });

  it('returns 401 only when not signed in', () => {
    for (const session of signedInStates) {
      for (const audience of audiences) {
        expect(decideEndpoint(session, audience)).not.toBe('invalid_token');
      }
    }
    expect(decideEndpoint(signedOut, 'aal1')).toBe('invalid_token');
  });

  it('names the step that is missing', () => {
    for (const session of signedInStates) {
      const decision = decideEndpoint(session, 'member');
      const step = nextStep(session);
      expect(decision).toBe(step === 'app' ? 'allow' : `${step}_required`);
    }
  });
});
