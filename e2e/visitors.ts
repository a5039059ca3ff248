import { decideScreen } from '@caretrail/contract/access/decide';
import { hrefOf, type RouteName, routeNames, routes } from '@caretrail/contract/access/routes';
import { type Session, signedOut } from '@caretrail/contract/access/session';
import type { NewUser } from '@caretrail/server/testing/factories';

const someId = '0190a0a0-0000-7000-8000-000000000000';

/** The path of a route; a page of a record shows that it does not exist. */
export const pathOf = (name: RouteName): string => hrefOf(name, { id: someId, userId: someId });

type Visitor = {
  readonly who: string;
  readonly session: Session;
  /** How the fixtures create such a visitor; null: signed out. */
  readonly account: (Partial<NewUser> & { readonly aal?: 1 | 2 }) | null;
};

const patient = {
  signedIn: true,
  role: 'patient',
  mfaVerified: true,
  termsAccepted: true,
  preboardingCompleted: true,
  hasRecord: true,
  isPrimaryEmail: true,
} as const satisfies Session;

/** Every kind of visitor, from the sign-in to the app (§2.1, §2.3). */
export const visitors: readonly Visitor[] = [
  { who: 'a signed-out visitor', session: signedOut, account: null },
  {
    who: 'a user before the second factor',
    session: { ...patient, mfaVerified: false },
    account: { aal: 1 },
  },
  {
    who: 'a user before the terms',
    session: { ...patient, termsAccepted: false },
    account: { terms_version: null, preboarding_completed: false },
  },
  {
    who: 'a user before preboarding',
    session: { ...patient, preboardingCompleted: false },
    account: { preboarding_completed: false },
  },
  { who: 'a patient', session: patient, account: {} },
  {
    who: 'an administrator',
    session: { ...patient, role: 'administrator' },
    account: { user_type: 'administrator' },
  },
];

export function visitorOf(who: string): Visitor {
  const visitor = visitors.find((each) => each.who === who);
  if (!visitor) throw new Error(`There is no visitor “${who}”.`);
  return visitor;
}

/** The same for both roles, but for the menu beside it. */
const sharedByRoles: readonly RouteName[] = ['articles'];

/** The pages that no visitor before has seen as this one does. */
export const ownPagesOf = (visitor: Visitor): RouteName[] =>
  pagesOf(visitor).filter(
    (name) => visitor.who !== 'an administrator' || !sharedByRoles.includes(name),
  );

/** The pages that a visitor sees. Public pages are checked once, except the terms for users who must accept them. */
export const pagesOf = ({ session }: Visitor): RouteName[] =>
  routeNames.filter((name) => {
    if (decideScreen(session, pathOf(name)) !== 'show') return false;
    const isConnected = name === 'terms' && session.signedIn && !session.termsAccepted;
    return !session.signedIn || routes[name].access !== 'always' || isConnected;
  });
