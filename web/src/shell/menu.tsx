import {
  isMenuEntryActive,
  type MenuEntry,
  menuOf,
  menuTexts,
} from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { LogOut, MessageSquare } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useInstallation } from '../session/use-installation.ts';
import { LogoutButton } from './logout-button.tsx';
import { menuIcons } from './menu-icons.ts';

const entryClass =
  'flex min-h-target w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors duration-150 ease-calm hover:bg-action-tint';
const activeClass = `${entryClass} bg-action-tint font-semibold text-action`;
const iconClass = 'size-5.5 shrink-0';

function Entry({ entry, path }: { readonly entry: MenuEntry; readonly path: string }) {
  if (entry.kind === 'logout') {
    return (
      <LogoutButton className={entryClass}>
        <LogOut className={iconClass} aria-hidden="true" />
        {entry.label}
      </LogoutButton>
    );
  }
  const Icon = menuIcons[entry.route];
  const isActive = isMenuEntryActive(entry.route, path);
  return (
    <Link
      to={hrefOf(entry.route)}
      aria-current={isActive ? 'page' : undefined}
      className={isActive ? activeClass : entryClass}
    >
      {Icon && <Icon className={iconClass} aria-hidden="true" />}
      {entry.label}
    </Link>
  );
}

/** §2.4: the entries of the role in their order, then the way to reach us where the provider gave an address. */
export function Menu({ role }: { readonly role: Role }) {
  const { pathname } = useLocation();
  const support = useInstallation()?.support_email;
  return (
    <ul className="space-y-1">
      {menuOf[role].map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} path={pathname} />
        </li>
      ))}
      {support && (
        <li className="mt-3 border-t border-rule pt-3">
          <a className={entryClass} href={`mailto:${support}`}>
            <MessageSquare className={iconClass} aria-hidden="true" />
            {menuTexts.sendFeedback}
          </a>
        </li>
      )}
    </ul>
  );
}
