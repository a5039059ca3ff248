import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { formatNumber } from '@caretrail/contract/i18n/choose';
import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

const texts = messages('shell/header-tools', {
  notLoaded: 'The filters could not be loaded. Check your connection and reload the page.',
  selected: '{count, number} selected',
});

/** Shown and focused in place of the panel when its files are gone after a deployment or cannot be reached. */
export function FiltersNotLoaded({ id }: Pick<FilterPanelProps, 'id'>) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p id={id} ref={place} role="alert" tabIndex={-1} className="max-w-[34rem]">
      {texts.notLoaded}
    </p>
  );
}

type HeaderSearchProps = {
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.5: searches 300 ms after the last key, or at once on Enter. */
export function HeaderSearch({ placeholder, value, onSearch }: HeaderSearchProps) {
  const [text, setText] = useTypedSearch(value, limits.debounceMs.header, onSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <SearchInput
        label={placeholder.replace(/[\s.…]+$/, '')}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        hasIcon
      />
    </form>
  );
}

type FiltersButtonProps = {
  /** The number of active filters. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly ref: RefObject<HTMLButtonElement | null>;
};

/** §2.5: shows the number of active filters as a badge. */
export function FiltersButton({ count, isOpen, panelId, onPress, ref }: FiltersButtonProps) {
  return (
    <Button
      ref={ref}
      look="secondary"
      className="max-sm:px-3 sm:px-4"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      <SlidersHorizontal className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      {pageHeaderTexts.filters}
      {count > 0 && (
        <span className="inline-grid h-7 min-w-7 place-items-center rounded-full bg-action px-2 text-small text-on-action">
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="sr-only">{texts.selected({ count })}</span>
        </span>
      )}
    </Button>
  );
}
