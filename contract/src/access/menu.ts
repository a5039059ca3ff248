import { messages } from '../i18n/messages.ts';
import { decideRecordScreen, type Where } from '../circle/record-screens.ts';
import { hrefOf, type RouteName } from './routes.ts';
import type { Role } from './session.ts';

export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly route: RouteName }
  | { readonly kind: 'logout'; readonly label: string };

/** §2.4 */
export const menuLabels = messages('access/menu', {
  dashboard: 'Dashboard',
  treatments: 'Treatments',
  locations: 'Locations',
  timelines: 'Timelines',
  medication: 'Medication',
  filesDocuments: 'Files & Documents',
  articles: 'Articles',
  settings: 'Profile',
  helping: 'People I help',
  adminPanel: 'User Management',
  logout: 'Logout',
});

const link = (route: RouteName & keyof typeof menuLabels): MenuEntry => ({
  kind: 'link',
  route,
  get label() {
    return menuLabels[route];
  },
});
const logout: MenuEntry = {
  kind: 'logout',
  get label() {
    return menuLabels.logout;
  },
};

/** §2.4 in its order; the administrators' menu is D4. */
export const menuOf: Record<Role, readonly MenuEntry[]> = {
  patient: [
    link('dashboard'),
    link('treatments'),
    link('locations'),
    link('timelines'),
    link('medication'),
    link('filesDocuments'),
    link('articles'),
    link('settings'),
    logout,
  ],
  administrator: [link('adminPanel'), link('articles'), link('settings'), logout],
};

/**
 * D7: of the entries of a patient those that someone can open there. Someone who only helps begins with the people they
 * help; articles are for oneself.
 */
export function menuIn(where: Where): readonly MenuEntry[] {
  const isOther = where.open !== null;
  const shown = menuOf.patient.filter(
    (entry) =>
      entry.kind === 'logout' ||
      (decideRecordScreen(entry.route, where) === 'show' &&
        !(isOther && entry.route === 'articles')),
  );
  return where.hasRecord || isOther ? shown : [link('helping'), ...shown];
}

/** §2.4: Treatments is also active on any path starting with /treatment/; User Management likewise on a user's page. */
export function isMenuEntryActive(route: RouteName, path: string): boolean {
  const startsWith = (prefix: string): boolean => path.startsWith(prefix);
  if (path === hrefOf(route)) return true;
  if (route === 'treatments') return startsWith('/treatment/');
  if (route === 'adminPanel') return startsWith('/user/');
  return false;
}

type Named = {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly user_name?: string | null | undefined;
};

/** §2.4: first plus last name if both exist, else the user name, else the word 'User'. */
export function displayName(user: Named | null | undefined): string {
  if (user?.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user?.user_name || menuTexts.namelessUser;
}

/** §2.4 */
export const menuTexts = messages('access/menu-tools', {
  sendFeedback: 'Send Feedback',
  logoutQuestion: 'Are you sure you want to logout?',
  cancel: 'Cancel',
  logout: 'Logout',
  searchPlaceholder: 'Search',
  namelessUser: 'User',
});
