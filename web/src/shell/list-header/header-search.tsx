import { limits } from '@caretrail/contract/limits';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';

type HeaderSearchProps = {
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.5: searches when the typing has stood still for 300 ms; Enter at once. */
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
        label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        hasIcon
      />
    </form>
  );
}
