import { limits } from '@caretrail/contract/limits';
import { usersTexts } from '@caretrail/contract/users/texts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { listTexts } from './texts.ts';

type UserSearchProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.7. A letter changes this field alone; the list follows when the typing stands still. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const [text, setText] = useTypedSearch(value, limits.debounceMs.header, onSearch);
  return (
    <form
      role="search"
      className="w-full max-w-[36rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <SearchInput
        label={listTexts.search}
        placeholder={usersTexts.searchPlaceholder}
        value={text}
        onChange={setText}
        hasIcon
      />
    </form>
  );
}
