import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import {
  activeFileFilters,
  type FileFilter,
  isFilteringFiles,
} from '@caretrail/contract/files/filter';
import { LayoutGrid, List, RotateCcw } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { type Choices, labelIn } from '../../../data/choices.ts';
import { focusSearch } from '../../../lib/focus-search.ts';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { longDate } from '../../../lib/long-date.ts';
import type { useFolds } from '../../../shell/list-header/folds.tsx';
import {
  FiltersButton,
  FiltersNotLoaded,
  HeaderSearch,
} from '../../../shell/list-header/header-tools.tsx';
import { useSimpleMode } from '../../../shell/use-simple-mode.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { type Named, useNamed } from '../use-named.ts';
import { type LibraryState, type LibraryView, libraryViews, unfiltered } from './library-state.ts';
import { libraryTexts as texts } from './texts.ts';
import { toolsMark } from './use-found-in-sight.ts';

const nameOf = (id: string | null, choices: Choices, what: string): string[] =>
  id === null ? [] : [labelIn(choices, id) ?? what];

type ActiveFilterProps = {
  readonly filter: FileFilter;
  readonly named: Named;
  readonly onReset: () => void;
};

/** The active filters as text, with §2.5 'Reset' beside them. */
function ActiveFilter({ filter, named, onReset }: ActiveFilterProps) {
  const { kinds, from, to, treatment, location } = filter;
  const search = filter.search.trim();
  const narrowed = [
    ...kinds.map((kind) => documentTypeLabels[kind]),
    ...(from === null ? [] : [texts.since({ day: longDate(from) })]),
    ...(to === null ? [] : [texts.until({ day: longDate(to) })]),
    ...nameOf(treatment, named.treatments, texts.treatment),
    ...nameOf(location, named.locations, texts.place),
    ...(search === '' ? [] : [texts.searched({ search })]),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {texts.only} <strong className="font-semibold">{narrowed.join(', ')}</strong>
      </span>
      <Button look="quiet" className="px-3 print:hidden" onClick={onReset}>
        <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
        {pageHeaderTexts.reset}
      </Button>
    </p>
  );
}

const icons = { list: List, grid: LayoutGrid } as const;

type ViewToggleProps = {
  readonly view: LibraryView;
  readonly onChange: (view: LibraryView) => void;
};

/** As a list, or as pictures. */
const ViewToggle = ({ view, onChange }: ViewToggleProps) => (
  <div role="group" aria-label={texts.view} className="isolate flex">
    {libraryViews.map((each) => {
      const Icon = icons[each];
      return (
        <ToggleButton
          key={each}
          isPressed={view === each}
          className="rounded-none px-3 sm:px-4 not-first:-ms-px first:rounded-s-control last:rounded-e-control focus-visible:z-10 aria-pressed:z-10"
          onClick={() => onChange(each)}
        >
          <Icon className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
          {texts[each]}
        </ToggleButton>
      );
    })}
  </div>
);

/** Loaded on demand: its selects and calendars are the largest part of the screen. */
const FilterPanel = lazyPart(
  () => import('./filter-panel.tsx').then((m) => m.FilterPanel),
  FiltersNotLoaded,
);

type LibraryToolsProps = {
  readonly folds: ReturnType<typeof useFolds>;
  readonly state: LibraryState;
  readonly onChange: (state: LibraryState) => void;
};

/** §2.5: search, filters and view, as on every screen with a list. */
export function LibraryTools({ folds, state, onChange }: LibraryToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const named = useNamed({
    treatments: isOpen || state.treatment !== null,
    locations: isOpen || state.location !== null,
  });
  const isSimple = useSimpleMode();
  const isAnyOpen = folds.search.isOpen || folds.options.isOpen;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={tools}
      {...{ [toolsMark]: '' }}
      className={`space-y-4 print:hidden ${isAnyOpen || isFilteringFiles(state) ? '' : 'max-md:hidden'}`}
    >
      <div className={`flex flex-wrap items-center gap-3 ${isAnyOpen ? '' : 'max-md:hidden'}`}>
        <div
          id={folds.search.id}
          className={`min-w-[min(100%,16rem)] flex-1 basis-64 sm:max-w-[26rem] ${folds.search.className}`}
        >
          <HeaderSearch
            placeholder={texts.search}
            value={state.search}
            onSearch={(search) => onChange({ ...state, search })}
          />
        </div>
        {!isSimple && (
          <div className={`flex flex-wrap gap-3 ${folds.options.className}`}>
            <FiltersButton
              ref={button}
              count={activeFileFilters(state)}
              isOpen={isOpen}
              panelId={panelId}
              onPress={() => setOpen(!isOpen)}
            />
            <ViewToggle view={state.view} onChange={(view) => onChange({ ...state, view })} />
          </div>
        )}
      </div>
      {isFilteringFiles(state) && (
        <ActiveFilter
          filter={state}
          named={named}
          onReset={() => {
            onChange(unfiltered(state));
            // The focused button disappears.
            focusSearch(tools.current);
          }}
        />
      )}
      {isOpen && !isSimple && (
        <Suspense fallback={<p role="status">{texts.loadingFilters}</p>}>
          <FilterPanel
            id={panelId}
            filter={state}
            named={named}
            onCancel={close}
            onApply={(chosen) => {
              onChange({ ...state, ...chosen });
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
