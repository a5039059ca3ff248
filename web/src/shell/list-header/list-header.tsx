import { pageHeaderOf, pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { type RouteName, routes } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { activeFilterCount, isFiltering } from '@caretrail/contract/timelines/filter';
import { Plus } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { focusSearch } from '../../lib/focus-search.ts';
import { lazyPart } from '../../lib/lazy-page.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../page-header.tsx';
import { useSimpleMode } from '../use-simple-mode.ts';
import { ActiveFilter } from './active-filter.tsx';
import { FoldButtons, stacked, useFolds } from './folds.tsx';
import { FiltersButton, FiltersNotLoaded, HeaderSearch } from './header-tools.tsx';
import type { ChangeListState, ListState } from './list-state.ts';

const texts = messages('shell/list-header', { loading: 'Loading…' });

/** Loaded on demand: its select is the largest part of the header. */
const FilterPanel = lazyPart(
  () => import('./filter-panel.tsx').then((m) => m.FilterPanel),
  FiltersNotLoaded,
);

export type HeaderPanelProps = { readonly id: string; readonly onClose: () => void };

/** A button among the tools, and the content that it opens below them. */
export type HeaderPanel = {
  readonly Button: ComponentType<{
    readonly isOpen: boolean;
    readonly panelId: string;
    readonly onPress: () => void;
    readonly ref: RefObject<HTMLButtonElement | null>;
  }>;
  readonly Panel: ComponentType<HeaderPanelProps>;
};

type ListHeaderProps = {
  readonly route: RouteName;
  readonly state: ListState;
  readonly onChange: ChangeListState;
  /** Undefined where nothing may be added. */
  readonly onCreate?: (() => void) | undefined;
  readonly panel?: HeaderPanel | undefined;
  /** §2.5, on timeline paths: only their screen loads the buttons. */
  readonly views?: ReactNode;
  /** For a search without filters: where else the text can be searched. */
  readonly lookElsewhere?: ReactNode;
  /** For a list without a row in §2.5: it can still be searched and added to. */
  readonly own?: { readonly subtitle: string; readonly searchPlaceholder: string };
};

const ownOffers = { search: true, filters: false, viewToggles: false, create: true } as const;

/** §2.5: the header of a list screen, with the tools of its path. */
export function ListHeader(props: ListHeaderProps) {
  const { route, state, onChange, onCreate, panel, views, lookElsewhere, own } = props;
  const header = pageHeaderOf(routes[route].pattern);
  const offers = own ? ownOffers : header.offers;
  const searchPlaceholder = own?.searchPlaceholder ?? header.searchPlaceholder;
  const isSimple = useSimpleMode();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panelButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const tools = useRef<HTMLDivElement>(null);
  const filterId = useId();
  const closeFilter = (): void => {
    setFilterOpen(false);
    filtersButton.current?.focus();
  };
  const folds = useFolds(state.search);
  const onReset = (): void => {
    onChange({ types: [], search: '' });
    // The focused button disappears.
    focusSearch(tools.current);
  };
  const hasSearch = offers.search && searchPlaceholder !== null;
  const hasFilters = offers.filters && !isSimple;
  const hasViews = offers.viewToggles && views !== undefined;

  return (
    <div className="space-y-5 max-md:space-y-3 low:space-y-3">
      <div ref={tools} className="flex flex-wrap items-center gap-2 sm:gap-3 low:gap-2">
        <div className="min-w-min max-md:flex-1 md:mb-2 md:basis-full low:me-3 low:mb-0 low:basis-auto">
          <PageHeader route={route} {...(own && { subtitle: own.subtitle })} />
        </div>
        <div className="contents print:hidden">
          <div className="flex flex-wrap gap-1 md:contents">
            {offers.create && onCreate && (
              <Button className={stacked} onClick={onCreate}>
                <Plus className="size-5 shrink-0" aria-hidden="true" />
                {pageHeaderTexts.create}
              </Button>
            )}
            <FoldButtons
              folds={folds}
              // The dashboard's search is the one that the bar above opens.
              hasSearch={hasSearch && route !== 'dashboard'}
              hasOptions={hasFilters || hasViews || panel !== undefined}
            />
          </div>
          <div className={`flex gap-2 md:contents ${folds.options.className}`}>
            {hasFilters && (
              <FiltersButton
                ref={filtersButton}
                count={activeFilterCount(state)}
                isOpen={isFilterOpen}
                panelId={filterId}
                onPress={() => setFilterOpen(!isFilterOpen)}
              />
            )}
            {panel !== undefined && (
              <panel.Button
                ref={panelButton}
                isOpen={isPanelOpen}
                panelId={panelId}
                onPress={() => setPanelOpen(!isPanelOpen)}
              />
            )}
          </div>
          {hasSearch && (
            <div
              id={folds.search.id}
              className={`min-w-[min(100%,12rem)] flex-1 basis-48 max-md:basis-full sm:max-w-[26rem] max-md:max-w-none ${folds.search.className}`}
            >
              <HeaderSearch
                placeholder={searchPlaceholder}
                value={state.search}
                onSearch={(search) => onChange({ search })}
              />
            </div>
          )}
          {hasViews && <div className={`max-sm:w-full ${folds.options.className}`}>{views}</div>}
        </div>
      </div>
      {isFiltering(state) && (
        <ActiveFilter state={state} instead={lookElsewhere} onReset={onReset} />
      )}
      {panel !== undefined && isPanelOpen && (
        <panel.Panel
          id={panelId}
          onClose={() => {
            setPanelOpen(false);
            panelButton.current?.focus();
          }}
        />
      )}
      {isFilterOpen && hasFilters && (
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <FilterPanel
            id={filterId}
            types={state.types}
            onCancel={closeFilter}
            onApply={(types) => {
              onChange({ types });
              closeFilter();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
