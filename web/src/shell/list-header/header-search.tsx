import { limits } from '@caretrail/contract/limits';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';

type HeaderSearchProps = {
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Enter was pressed; without it, Enter only searches at once. */
  readonly onSubmit?: ((text: string) => void) | undefined;
};

/** §2.5: searches when the typing has stood still for 300 ms. */
export function HeaderSearch(props: HeaderSearchProps) {
  const { placeholder, value, onSearch, onSubmit = onSearch } = props;
  const [text, setText] = useTypedSearch(value, limits.debounceMs.header, onSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
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
