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

type Route = { readonly pattern: string; readonly title: string; readonly access: ScreenAccess };

const patients: readonly Role[] = ['patient'];
const administrators: readonly Role[] = ['administrator'];
const allRoles: readonly Role[] = ['patient', 'administrator'];

/** §2.1, every route once; `title` is the document title and, where the page has no header of §2.5, its h1. */
export const routes = {
  login: { pattern: '/login', title: 'Sign in', access: 'sign-in' },
  forgotPassword: { pattern: '/forgot-password', title: 'Forgot your password?', access: 'always' },
  setNewPassword: { pattern: '/set-new-password', title: 'Set a new password', access: 'always' },
  forgotPasswordError: {
    pattern: '/forgot-password-error',
    title: 'This link does not work',
    access: 'always',
  },
  terms: { pattern: '/terms', title: 'Terms of service', access: 'always' },
  oauthCallback: { pattern: '/oauth/callback', title: 'Signing you in', access: 'always' },
  mfa: { pattern: '/mfa', title: 'Confirm it is you', access: 'second-factor' },
  verify: { pattern: '/verify', title: 'Check your email', access: 'second-factor' },
  passwordVerify: { pattern: '/password-verify', title: 'Check your email', access: 'always' },
  preboarding: { pattern: '/preboarding', title: 'Getting started', access: 'preboarding' },
  root: { pattern: '/', title: 'Caretrail', access: 'landing' },
  dashboard: { pattern: '/dashboard', title: 'Dashboard', access: patients },
  treatments: { pattern: '/treatments', title: 'Treatments', access: patients },
  treatment: { pattern: '/treatment/:id', title: 'Treatment', access: patients },
  locations: { pattern: '/locations', title: 'Locations', access: patients },
  articles: { pattern: '/articles', title: 'Articles', access: allRoles },
  settings: { pattern: '/settings', title: 'Profile', access: allRoles },
  medication: { pattern: '/medication', title: 'Medications', access: patients },
  timelines: { pattern: '/timelines', title: 'Timeline & Events', access: patients },
  filesDocuments: { pattern: '/files-documents', title: 'Files & Documents', access: patients },
  adminPanel: { pattern: '/admin-panel', title: 'User Management', access: administrators },
  user: { pattern: '/user/:userId', title: 'User', access: administrators },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

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
