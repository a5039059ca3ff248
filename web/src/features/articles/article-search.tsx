import { articlesTexts } from '@caretrail/contract/articles/texts';
import { limits } from '@caretrail/contract/limits';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';

type ArticleSearchProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.6 'Search articles', debounced 500 ms. */
export function ArticleSearch({ value, onSearch }: ArticleSearchProps) {
  const [text, setText] = useTypedSearch(value, limits.debounceMs.blog, onSearch);
  return (
    <SearchInput
      label={articlesTexts.search}
      isLabelVisible
      placeholder={articlesTexts.searchPlaceholder}
      value={text}
      onChange={setText}
      hasIcon
    />
  );
}
