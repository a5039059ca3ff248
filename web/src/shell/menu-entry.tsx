import { isMenuEntryActive, type MenuEntry as Entry } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { LogoutButton } from './logout-button.tsx';
import { menuIcons } from './menu-icons.ts';
import { activeEntryClass, entryClass, entryIconClass } from './menu-look.ts';
import { MenuWord } from './menu-word.tsx';

type MenuEntryProps = {
  readonly entry: Entry;
  readonly path: string;
  readonly isCollapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
};

/** §2.4: a link to a screen, or the action Logout. */
export function MenuEntry({ entry, path, isCollapsed, onFollow }: MenuEntryProps) {
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
      onClick={onFollow}
      aria-current={isActive ? 'page' : undefined}
      className={isActive ? activeEntryClass : entryClass}
    >
      {Icon && <Icon className={entryIconClass} aria-hidden="true" />}
      {word}
    </Link>
  );
}
