import { type KindChoice, kindChoices } from '@caretrail/contract/articles/arrange';
import type { Counts } from '@caretrail/contract/articles/counts';
import { allTags, type DisplayMode, displayModes } from '@caretrail/contract/articles/feed-view';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { limits } from '@caretrail/contract/limits';
import type { PageSize } from '@caretrail/contract/paging';
import { diseaseName } from '@caretrail/contract/profile/disease-names';
import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import type { useFolds } from '../../shell/list-header/folds.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { texts } from './texts.ts';

const icons = { grid: LayoutGrid, list: List } as const;

type ModeToggleProps = {
  readonly mode: DisplayMode;
  readonly onChange: (mode: DisplayMode) => void;
};

/** §2.6: the View toggle, grid or list. */
function ModeToggle({ mode, onChange }: ModeToggleProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="mb-1.5 block font-semibold">
        {articlesTexts.view}
      </span>
      <div className="flex gap-2">
        {displayModes.map((each) => {
          const Icon = icons[each];
          return (
            <ToggleButton
              key={each}
              isPressed={mode === each}
              className="max-sm:px-3 sm:px-4"
              onClick={() => onChange(each)}
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {articlesTexts[each]}
            </ToggleButton>
          );
        })}
      </div>
    </div>
  );
}

type ArticleSearchProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.6 'Search articles', debounced 500 ms. */
function ArticleSearch({ value, onSearch }: ArticleSearchProps) {
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

/** The names of §3 "Blog filter props"; the counts among them stand in the line below. */
type FilterBarProps = Pick<Counts, 'searchTerm' | 'itemsPerPage'> & {
  readonly folds: ReturnType<typeof useFolds>;
  readonly availableTags: readonly string[];
  readonly selectedTag: string;
  readonly selectedKind: KindChoice;
  readonly mode: DisplayMode;
  readonly onTag: (tag: string) => void;
  readonly onKind: (kind: KindChoice) => void;
  readonly onSearch: (text: string) => void;
  readonly onPageSize: (size: PageSize) => void;
  readonly onMode: (mode: DisplayMode) => void;
};

const sizes = limits.articles.pageSizes.map((size) => ({
  value: String(size),
  label: size === 'all' ? articlesTexts.allPerPage : String(size),
}));

const kinds = kindChoices.map((value) => ({ value, label: texts.kinds[value] }));

/** §2.6: the first option is All. A tag that only the address names is offered too, so that the box says it. */
const tagChoices = (tags: readonly string[], selected: string) =>
  [...new Set([allTags, ...tags, selected])].map((tag) => ({
    value: tag,
    label: tag === allTags ? articlesTexts.allTags : diseaseName(tag),
  }));

/** §2.6: tag selector ('Blog categories'), search, kind of text, 'Show' and View, in one bar. */
export function FilterBar(props: FilterBarProps) {
  const { availableTags, selectedTag, searchTerm, itemsPerPage, mode, folds } = props;
  const isAnyOpen = folds.search.isOpen || folds.options.isOpen;
  return (
    <div
      role="search"
      aria-label={texts.bar}
      className={`flex flex-wrap items-end gap-x-3 gap-y-4 sm:gap-x-5 low:gap-x-3 low:gap-y-2 ${isAnyOpen ? '' : 'max-md:hidden'}`}
    >
      <div
        className={`min-w-[min(100%,15rem)] flex-1 basis-60 low:min-w-44 low:basis-44 ${folds.options.className}`}
      >
        <SelectField
          label={articlesTexts.categories}
          name="tag"
          choices={tagChoices(availableTags, selectedTag)}
          value={selectedTag}
          onChange={props.onTag}
        />
      </div>
      <div
        id={folds.search.id}
        className={`min-w-[min(100%,15rem)] flex-[2] basis-72 low:min-w-44 low:basis-44 ${folds.search.className}`}
      >
        {/* Another tag, another search: what was being typed goes too (§4.4). */}
        <ArticleSearch key={selectedTag} value={searchTerm} onSearch={props.onSearch} />
      </div>
      <div
        className={`min-w-[min(100%,15rem)] flex-1 basis-60 low:min-w-44 low:basis-44 ${folds.options.className}`}
      >
        <SelectField
          label={texts.kind}
          name="kind"
          choices={kinds}
          value={props.selectedKind}
          onChange={(value) => props.onKind(kindChoices.find((kind) => kind === value) ?? 'all')}
        />
      </div>
      <div className={`min-w-24 ${folds.options.className}`}>
        <SelectField
          label={articlesTexts.show}
          name="show"
          choices={sizes}
          value={String(itemsPerPage)}
          onChange={(value) => props.onPageSize(value === 'all' ? value : Number(value))}
        />
      </div>
      <div className={folds.options.className}>
        <ModeToggle mode={mode} onChange={props.onMode} />
      </div>
    </div>
  );
}
