import { messages } from '@caretrail/contract/i18n/messages';
import { Search } from 'lucide-react';
import { useWhere } from '../session/chosen-record.ts';
import { entryIconClass, MenuWord } from './menu-entry.tsx';
import { expectSearch, openSearch } from './search-opening.ts';

const texts = messages('shell/search', { label: 'Search', keys: 'Ctrl K', keysOfMac: '⌘ K' });

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

type SearchButtonProps = {
  /** Only the icon is shown; screen readers get the name. */
  readonly isIcon: boolean;
  readonly className?: string;
};

/** Opens the search over everything, as Ctrl-K does. */
export function SearchButton({ isIcon, className = '' }: SearchButtonProps) {
  const { hasRecord, open } = useWhere();
  // Outside of any record there is nothing to find.
  if (!hasRecord && open === null) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={`flex min-h-target items-center gap-[min(0.75rem,14px)] rounded-control border border-edge bg-sheet px-[min(0.75rem,14px)] py-1.5 text-start transition-colors duration-(--quick) ease-calm hover:bg-action-tint has-[>.sr-only]:min-w-target has-[>.sr-only]:justify-center has-[>.sr-only]:px-0 ${className}`}
      onPointerDown={expectSearch}
      onFocus={expectSearch}
      onClick={openSearch}
    >
      <Search className={entryIconClass} aria-hidden="true" />
      <MenuWord isCollapsed={isIcon}>{texts.label}</MenuWord>
      {!isIcon && (
        <kbd
          aria-hidden="true"
          className="ms-auto hidden font-sans text-small whitespace-nowrap text-ink-soft lg:inline"
        >
          {isMac ? texts.keysOfMac : texts.keys}
        </kbd>
      )}
    </button>
  );
}
