import { menuTexts } from '@caretrail/contract/access/menu';
import { messages } from '@caretrail/contract/i18n/messages';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';

const texts = messages('ui/search-input', { clear: 'Clear search' });

type SearchInputProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label for screen readers; the placeholder disappears while typing. */
  readonly label: string;
  readonly isLabelVisible?: boolean;
  readonly placeholder?: string;
  readonly hasIcon?: boolean;
  readonly className?: string;
};

/** §2.4: the search text input. Escape and the cross clear it; the focus stays. */
export function SearchInput(props: SearchInputProps) {
  const { value, onChange, label, hasIcon = false, className = '' } = props;
  const { isLabelVisible = false, placeholder = menuTexts.searchPlaceholder } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onClear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelVisible ? 'mb-1.5 block font-semibold' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        {hasIcon && (
          <Search
            className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
            aria-hidden="true"
          />
        )}
        <input
          ref={input}
          id={id}
          type="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            // The panel around it stays open: this Escape cleared the text.
            event.preventDefault();
            event.stopPropagation();
            onClear();
          }}
          className={`peer block min-h-target w-full rounded-control border border-edge bg-sheet py-2 pe-14 text-ink placeholder-shown:pe-3.5 placeholder-shown:text-ellipsis max-sm:placeholder:text-small ${hasIcon ? 'ps-11' : 'ps-3.5'} [&::-webkit-search-cancel-button]:hidden`}
        />
        {/* Always rendered, hidden while there is nothing to clear, so that a letter changes only the text. */}
        <button
          type="button"
          onClick={onClear}
          className="absolute inset-y-0 end-0 inline-flex min-w-target items-center justify-center rounded-control text-action peer-placeholder-shown:invisible hover:bg-action-tint focus-visible:-outline-offset-4"
        >
          <X className="size-5" aria-hidden="true" />
          <span className="sr-only">{texts.clear}</span>
        </button>
      </div>
    </div>
  );
}
