import { decideScreen } from '@caretrail/contract/access/decide';
import { hrefOf, type RouteName, routeNames, routes } from '@caretrail/contract/access/routes';
import { type Session, signedOut } from '@caretrail/contract/access/session';
import type { NewUser } from '@caretrail/server/testing/factories';

const someId = '0190a0a0-0000-7000-8000-000000000000';

/** The path of a route; a page of something shows that it is not there. */
export const pathOf = (name: RouteName): string => hrefOf(name, { id: someId, userId: someId });

type Visitor = {
  readonly who: string;
  readonly session: Session;
  /** How the fixtures make such a visitor; null: nobody is signed in. */
  readonly account: (Partial<NewUser> & { readonly aal?: 1 | 2 }) | null;
};

const patient = {
  signedIn: true,
  role: 'patient',
  mfaVerified: true,
  termsAccepted: true,
  preboardingCompleted: true,
  isPrimaryEmail: true,
} as const satisfies Session;

/** Everybody who may stand before a page, from the sign-in to the app (§2.1, §2.3). */
export const visitors: readonly Visitor[] = [
  { who: 'somebody not signed in', session: signedOut, account: null },
  {
    who: 'somebody before the second factor',
    session: { ...patient, mfaVerified: false },
    account: { aal: 1 },
  },
  {
    who: 'somebody before the terms',
    session: { ...patient, termsAccepted: false },
    account: { terms_version: null, preboarding_completed: false },
  },
  {
    who: 'somebody before preboarding',
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

/** The pages that a visitor sees. Those open to anybody are looked at once, except the terms by whom they wait for. */
export const pagesOf = ({ session }: Visitor): RouteName[] =>
  routeNames.filter((name) => {
    if (decideScreen(session, pathOf(name)) !== 'show') return false;
    const isWaitedFor = name === 'terms' && session.signedIn && !session.termsAccepted;
    return !session.signedIn || routes[name].access !== 'always' || isWaitedFor;
  });
