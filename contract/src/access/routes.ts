import { messages } from '../i18n/messages.ts';
import type { Role } from './session.ts';

/**
 * How the access decision treats a screen (§2.1):
 * - `always`: shown to everyone
 * - `sign-in`: only to those not signed in
 * - `second-factor`: public (D5), but redirects users who have already passed it
 * - `preboarding`: its own rule
 * - a list of roles: behind the guard of §2.3, for these roles (D4)
 * - `landing`: only ever redirects
 */
export type ScreenAccess =
  | 'always'
  | 'sign-in'
  | 'second-factor'
  | 'preboarding'
  | 'landing'
  | readonly Role[];

type Route = { readonly pattern: string; readonly access: ScreenAccess };

const patients: readonly Role[] = ['patient'];
const administrators: readonly Role[] = ['administrator'];
const allRoles: readonly Role[] = ['patient', 'administrator'];

/** The document title and, where the page has no header of §2.5, its h1. */
const titles = messages('access/routes', {
  login: 'Sign in',
  forgotPassword: 'Forgot your password?',
  setNewPassword: 'Set a new password',
  forgotPasswordError: 'This link does not work',
  terms: 'Terms of service',
  oauthCallback: 'Signing you in',
  mfa: 'Confirm it is you',
  verify: 'Check your email',
  passwordVerify: 'Check your email',
  reminder: 'Reminder',
  circleLink: 'Care circle',
  invitation: 'Invitation',
  emergencyCard: 'Emergency card',
  preboarding: 'Getting started',
  root: 'Caretrail',
  dashboard: 'Dashboard',
  treatments: 'Treatments',
  treatment: 'Treatment',
  locations: 'Locations',
  articles: 'Articles',
  settings: 'Profile',
  medication: 'Medications',
  timelines: 'Timeline & Events',
  filesDocuments: 'Files & Documents',
  helping: 'People I help',
  adminPanel: 'User Management',
  user: 'User',
});

/**
 * §2.1, every route once; `reminder` is decision 0040, `helping` and `invitation` D6, `circleLink` 0045, `emergencyCard`
 * 0055.
 */
const facts = {
  login: { pattern: '/login', access: 'sign-in' },
  forgotPassword: { pattern: '/forgot-password', access: 'always' },
  setNewPassword: { pattern: '/set-new-password', access: 'always' },
  forgotPasswordError: { pattern: '/forgot-password-error', access: 'always' },
  terms: { pattern: '/terms', access: 'always' },
  oauthCallback: { pattern: '/oauth/callback', access: 'always' },
  mfa: { pattern: '/mfa', access: 'second-factor' },
  verify: { pattern: '/verify', access: 'second-factor' },
  passwordVerify: { pattern: '/password-verify', access: 'always' },
  reminder: { pattern: '/reminder', access: 'always' },
  circleLink: { pattern: '/circle-link', access: 'always' },
  invitation: { pattern: '/invitation', access: 'always' },
  emergencyCard: { pattern: '/emergency-card', access: 'always' },
  preboarding: { pattern: '/preboarding', access: 'preboarding' },
  root: { pattern: '/', access: 'landing' },
  dashboard: { pattern: '/dashboard', access: patients },
  treatments: { pattern: '/treatments', access: patients },
  treatment: { pattern: '/treatment/:id', access: patients },
  locations: { pattern: '/locations', access: patients },
  articles: { pattern: '/articles', access: allRoles },
  settings: { pattern: '/settings', access: allRoles },
  medication: { pattern: '/medication', access: patients },
  timelines: { pattern: '/timelines', access: patients },
  filesDocuments: { pattern: '/files-documents', access: patients },
  helping: { pattern: '/helping', access: patients },
  adminPanel: { pattern: '/admin-panel', access: administrators },
  user: { pattern: '/user/:userId', access: administrators },
} as const satisfies Record<keyof typeof titles, Route>;

export type RouteName = keyof typeof facts;

export const routeNames = Object.keys(facts) as RouteName[];

type Titled = {
  readonly [Name in RouteName]: (typeof facts)[Name] & { readonly title: string };
};

/** … each with its title in the language of the moment. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [
    name,
    {
      ...facts[name],
      get title() {
        return titles[name];
      },
    },
  ]),
) as Titled;

/** A path to link to: `hrefOf('treatment', { id })`. */
export function hrefOf(name: RouteName, params: Record<string, string> = {}): string {
  return routes[name].pattern.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`A link to ${name} needs "${key}".`);
    return encodeURIComponent(value);
  });
}

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

const matchers = routeNames.map((name) => ({
  name,
  expression: new RegExp(`^${routes[name].pattern.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
}));

/** The route of a path, or undefined for "any other path" (§2.1). */
export function routeOf(path: string): RouteName | undefined {
  const plain = withoutTrailingSlash(path);
  return matchers.find(({ expression }) => expression.test(plain))?.name;
}
