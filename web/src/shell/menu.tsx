import { displayName, menuOf, menuTexts } from '@caretrail/contract/access/menu';
import { ALargeSmall, MessageSquare } from 'lucide-react';
import { useLocation } from 'react-router';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { useInstallation } from '../session/use-installation.ts';
import { ComfortButton } from './comfort-button.tsx';
import { comfortTexts } from './comfort-texts.ts';
import { MenuEntry } from './menu-entry.tsx';
import { entryClass, entryIconClass } from './menu-look.ts';
import { MenuWord } from './menu-word.tsx';
import { UserBadge } from './user-badge.tsx';

type MenuProps = {
  readonly isCollapsed?: boolean;
  /** A link was followed; also the one to the screen that is open. */
  readonly onFollow?: () => void;
};

/** §2.4: who is signed in, the entries of the role in their order, and the way to reach us once it is known. */
export function Menu({ isCollapsed = false, onFollow }: MenuProps) {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const support = useInstallation()?.support_email;
  return (
    <nav aria-label="Main">
      <UserBadge name={displayName(user)} isCollapsed={isCollapsed} />
      <ul className="space-y-0.5">
        {menuOf[user?.user_type ?? 'patient'].map((entry) => (
          <li key={entry.label}>
            <MenuEntry
              entry={entry}
              path={pathname}
              isCollapsed={isCollapsed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      <ul className="mt-3 space-y-0.5 border-t border-rule pt-3">
        {support && (
          <li>
            <a className={entryClass} href={`mailto:${support}`}>
              <MessageSquare className={entryIconClass} aria-hidden="true" />
              <MenuWord isCollapsed={isCollapsed}>{menuTexts.sendFeedback}</MenuWord>
            </a>
          </li>
        )}
        <li>
          <ComfortButton className={entryClass}>
            <ALargeSmall className={entryIconClass} aria-hidden="true" />
            <MenuWord isCollapsed={isCollapsed}>{comfortTexts.title}</MenuWord>
          </ComfortButton>
        </li>
      </ul>
    </nav>
  );
}
