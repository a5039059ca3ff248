import {
  displayName,
  isMenuEntryActive,
  type MenuEntry as Entry,
  menuIn,
  menuOf,
  menuTexts,
} from '@caretrail/contract/access/menu';
import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import {
  ALargeSmall,
  CalendarDays,
  CircleUserRound,
  FolderOpen,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Newspaper,
  Pill,
  Stethoscope,
  Users,
} from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { selectRecord, useWhere } from '../session/chosen-record.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { useInstallation } from '../session/use-installation.ts';
import { ComfortButton } from './comfort-button.tsx';
import { FeedbackLink } from './feedback-link.tsx';
import { LogoutButton } from './logout-button.tsx';
import { entryBase, entryClass, entryIconClass, MenuWord } from './menu-entry.tsx';
import { LazySwitcher } from './record/lazy-record.ts';

const texts = messages('shell/menu', { label: 'Main', comfort: 'Text size and colours' });

/** The current entry: a sheet with a mark at its edge, not a colour alone. */
const activeEntryClass = `${entryBase} border-rule bg-paper font-semibold text-action before:absolute before:inset-y-2 before:-start-px before:w-1 before:rounded-full before:bg-action`;

type UserBadgeProps = { readonly name: string; readonly isCollapsed: boolean };

/** §2.4: the display name; collapsed, its first letter, with the name for screen readers and on hover. */
function UserBadge({ name, isCollapsed }: UserBadgeProps) {
  return (
    <p
      data-tip
      className="mb-3 flex min-h-target items-center gap-2 ps-2 font-semibold has-[>.sr-only]:justify-center has-[>.sr-only]:ps-0"
    >
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full border border-edge bg-sheet"
      >
        {[...name][0]}
      </span>
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{name}</span>
    </p>
  );
}

/** Shown beside the labels, never instead of them. */
export const menuIcons: Partial<Record<RouteName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  treatments: Stethoscope,
  locations: MapPin,
  timelines: CalendarDays,
  medication: Pill,
  filesDocuments: FolderOpen,
  articles: Newspaper,
  settings: CircleUserRound,
  adminPanel: Users,
  helping: Users,
};

type MenuEntryProps = {
  readonly entry: Entry;
  readonly path: string;
  readonly isCollapsed: boolean;
};

/** §2.4: a link to a screen, or the action Logout. */
function MenuEntry({ entry, path, isCollapsed }: MenuEntryProps) {
  const word = <MenuWord isCollapsed={isCollapsed}>{entry.label}</MenuWord>;
  if (entry.kind === 'logout') {
    return (
      <LogoutButton className={entryClass}>
        <LogOut className={entryIconClass} aria-hidden="true" />
        {word}
      </LogoutButton>
    );
  }
  const Icon = menuIcons[entry.route];
  const isActive = isMenuEntryActive(entry.route, path);
  return (
    <Link
      to={hrefOf(entry.route)}
      aria-current={isActive ? 'page' : undefined}
      className={isActive ? activeEntryClass : entryClass}
    >
      {Icon && <Icon className={entryIconClass} aria-hidden="true" />}
      {word}
    </Link>
  );
}

/** The name of the user, or the choice of the record where there is one. */
function WhoseMenu(badge: UserBadgeProps) {
  const { chosen, helps } = useAppSelector(selectRecord);
  if (chosen === null && !helps) return <UserBadge {...badge} />;
  return (
    <Suspense fallback={<UserBadge {...badge} />}>
      <LazySwitcher isCollapsed={badge.isCollapsed} />
    </Suspense>
  );
}

type MenuProps = {
  readonly isCollapsed?: boolean;
  /** Closes the drawer that it is in. */
  readonly onClose?: () => void;
};

/** §2.4: the signed-in user, the entries of the role in their order, and the contact once it is known. */
export function Menu({ isCollapsed = false, onClose }: MenuProps) {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const support = useInstallation()?.support_email;
  const where = useWhere();
  const entries = user?.user_type === 'administrator' ? menuOf.administrator : menuIn(where);
  return (
    <nav aria-label={texts.label}>
      <WhoseMenu name={displayName(user)} isCollapsed={isCollapsed} />
      <ul className="space-y-0.5">
        {entries.map((entry) => (
          // Not beside Profile: a tap that misses must not sign out.
          <li key={entry.label} className={entry.kind === 'logout' ? 'pt-5' : ''}>
            <MenuEntry entry={entry} path={pathname} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
      <ul className="mt-3 space-y-0.5 border-t border-rule pt-3">
        {support && (
          <li>
            <FeedbackLink address={support} className={entryClass}>
              <MessageSquare className={entryIconClass} aria-hidden="true" />
              <MenuWord isCollapsed={isCollapsed}>{menuTexts.sendFeedback}</MenuWord>
            </FeedbackLink>
          </li>
        )}
        <li>
          <ComfortButton className={entryClass} onDone={onClose}>
            <ALargeSmall className={entryIconClass} aria-hidden="true" />
            <MenuWord isCollapsed={isCollapsed}>{texts.comfort}</MenuWord>
          </ComfortButton>
        </li>
      </ul>
    </nav>
  );
}
