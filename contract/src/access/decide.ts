import type { Audience } from '../http/endpoint.ts';
import type { ErrorCode } from '../texts/errors.ts';
import { hrefOf, routeOf, routes } from './routes.ts';
import type { Session } from './session.ts';

export const steps = ['sign-in', 'mfa', 'terms', 'preboarding', 'app'] as const;
export type Step = (typeof steps)[number];

/** The only place that orders the flags: sign-in → second factor → terms → preboarding → app. */
export function nextStep(session: Session): Step {
  if (!session.signedIn) return 'sign-in';
  if (!session.mfaVerified) return 'mfa';
  // §2.2 rule 1: administrators land on /admin-panel; terms and preboarding are the patients' (§6).
  if (session.role === 'administrator') return 'app';
  if (!session.termsAccepted) return 'terms';
  // Its answers are about one's own record.
  if (session.hasRecord && !session.preboardingCompleted) return 'preboarding';
  return 'app';
}

/**
 * The landing target of §2.2, with D1 (rule 1 only once the second factor is passed) and D2 (to /terms, not back to /mfa).
 * D6: someone who only helps has no dashboard.
 */
export function homeOf(session: Session): string {
  if (!session.signedIn) return hrefOf('login');
  switch (nextStep(session)) {
    case 'sign-in':
      return hrefOf('login');
    case 'mfa':
      return hrefOf(session.isPrimaryEmail ? 'verify' : 'mfa');
    case 'terms':
      return hrefOf('terms');
    case 'preboarding':
      return hrefOf('preboarding');
    case 'app':
      if (session.role === 'administrator') return hrefOf('adminPanel');
      return hrefOf(session.hasRecord ? 'dashboard' : 'helping');
  }
}

export type ScreenDecision = 'show' | { readonly redirect: string };

/** §2.1 and §2.3 for one path: shown, or where to go instead (replacing the history entry). */
export function decideScreen(session: Session, path: string): ScreenDecision {
  const home: ScreenDecision = { redirect: homeOf(session) };
  const name = routeOf(path);
  if (name === undefined) return home;
  const { access } = routes[name];
  switch (access) {
    case 'always':
      return 'show';
    case 'landing':
      return home;
    case 'sign-in':
      return session.signedIn ? home : 'show';
    case 'second-factor':
      return session.signedIn && session.mfaVerified ? home : 'show';
    case 'preboarding':
      return nextStep(session) === 'preboarding' ? 'show' : home;
    default:
      return session.signedIn && nextStep(session) === 'app' && access.includes(session.role)
        ? 'show'
        : home;
  }
}

export type EndpointDecision = 'allow' | ErrorCode;

const codeOfStep = {
  'sign-in': 'invalid_token',
  mfa: 'mfa_required',
  terms: 'terms_required',
  preboarding: 'preboarding_required',
} as const satisfies Record<Exclude<Step, 'app'>, ErrorCode>;

/** How far along the steps a session must be for an audience. */
const stepNeeded = {
  public: 'sign-in',
  aal1: 'mfa',
  aal2: 'terms',
  terms: 'preboarding',
  member: 'app',
  patient: 'app',
  administrator: 'app',
} as const satisfies Record<Audience, Step>;

/** The server's answer to "may this session call that?": 401 only where a fresh token could help, else 403 with a code. */
export function decideEndpoint(session: Session, audience: Audience): EndpointDecision {
  const reached = nextStep(session);
  if (steps.indexOf(reached) < steps.indexOf(stepNeeded[audience])) {
    return reached === 'app' ? 'allow' : codeOfStep[reached];
  }
  if (audience === 'patient' || audience === 'administrator') {
    return session.signedIn && session.role === audience ? 'allow' : 'forbidden';
  }
  return 'allow';
}
