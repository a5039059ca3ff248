import type { AuditFilter } from '@caretrail/contract/audit/schema';
import { adminViewTexts } from '@caretrail/contract/users/texts';
import { Download, Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { auditApi } from '../../data/audit.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { isAborted } from '../../data/write.ts';
import { saveBlob } from '../../lib/download.ts';
import { todayHere } from '../../lib/long-date.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useFocusAdded } from '../../lib/use-focus-added.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { FoldButton, stacked, useFold } from '../../shell/list-header/folds.tsx';
import { brokenOff, type Confirmed, useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { filterOf, isEmptyDraft } from './draft.ts';
import { Entries } from './entries.tsx';
import { FilterForm } from './filter-form.tsx';
import { auditAsked, type Draft } from './slice.ts';
import { auditTexts as texts } from './texts.ts';
import { type Search, useAudit } from './use-audit.ts';

type Saving =
  | { readonly at: 'resting' | 'saving' | 'saved' }
  | { readonly at: 'failed'; readonly text: string };

const { exportAudit } = auditApi.endpoints;

const saveCsv = (csv: string): void =>
  saveBlob(`caretrail-audit-${todayHere(new Date())}.csv`, new Blob([csv], { type: 'text/csv' }));

/** Saves all results of a search as a file; it stops when the user leaves the page. */
function useSave(confirmed: Confirmed) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<Saving>({ at: 'resting' });
  const running = useRef<{ abort(): void }>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (filter: AuditFilter): Promise<void> => {
    setSaving({ at: 'saving' });
    try {
      const saved = await confirmed(() => {
        const sending = dispatch(exportAudit.initiate({ filter, onFile: saveCsv }));
        running.current = sending;
        return sending.unwrap();
      });
      return setSaving({ at: saved === brokenOff ? 'resting' : 'saved' });
    } catch (error) {
      if (isAborted(error)) return;
      const { text, fields } = toApiError(error);
      return setSaving({ at: 'failed', text: Object.values(fields)[0] ?? text });
    }
  };
  return {
    saving,
    onSave: (filter: AuditFilter): void => void save(filter),
    /** Clears the result of the last one; a running one continues. */
    forget: (): void => setSaving((was) => (was.at === 'saving' ? was : { at: 'resting' })),
  };
}

type FoundProps = {
  readonly found: Extract<Search, { status: 'succeeded' }>;
  readonly onMore: () => void;
};

function Found({ found: { rows, hasMore, more }, onMore }: FoundProps) {
  const { place, onMore: onPress } = useFocusAdded<HTMLDivElement>(rows.length, 'tbody>tr');
  return (
    <>
      <div ref={place}>
        <Entries rows={rows} />
      </div>
      {typeof more === 'object' && <Alert>{more.problem}</Alert>}
      {hasMore && (
        <Button
          look="secondary"
          isBusy={more === 'loading'}
          onClick={() => {
            onPress();
            onMore();
          }}
        >
          {more === 'loading' ? texts.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}

type ResultsProps = {
  readonly search: Search;
  /** No filter is set. */
  readonly isAll: boolean;
  readonly onRetry: () => void;
  readonly onMore: () => void;
};

function Results({ search, isAll, onRetry, onMore }: ResultsProps) {
  switch (search.status) {
    case 'loading':
      return <RowsLoading label={texts.loading} />;
    case 'failed':
      return <ErrorState message={search.text} onRetry={onRetry} />;
    case 'succeeded':
      if (search.rows.length === 0)
        return <EmptyState>{isAll ? texts.none : texts.noMatch}</EmptyState>;
      return <Found found={search} onMore={onMore} />;
  }
}

function formatCount(search: Search): string {
  if (search.status !== 'succeeded' || search.rows.length === 0) return '';
  const { rows, hasMore } = search;
  return hasMore ? texts.shownOfMore({ count: rows.length }) : texts.shown({ count: rows.length });
}

/** The actions that the log has, and what the form says until they are there. */
function useActions() {
  const loaded = auditApi.useListAuditActionsQuery();
  const { data, error } = requestStateOf(loaded, () => texts.actionsNotLoaded);
  const onRetry = (): void => void loaded.refetch();
  const failed = error !== null && ({ status: 'failed', error, onRetry } as const);
  const pending = failed || ({ status: 'loading' } as const);
  return {
    actions: data?.data ?? [],
    actionsLoaded: data === undefined ? pending : ({ status: 'succeeded', data } as const),
  };
}

/** What was done on this installation, for administrators (decision 0011). */
export function AuditPage() {
  useArrival(adminViewTexts.audit);
  const dispatch = useAppDispatch();
  const { asked, number } = useAppSelector(({ audit }) => audit);
  const filter = filterOf(asked, ownZone());
  const { search, onMore } = useAudit(filter, number);
  const { confirmed, dialog } = useStepUp();
  const { saving, onSave, forget } = useSave(confirmed);
  const actions = useActions();
  const fold = useFold(!isEmptyDraft(asked));
  const onAsk = (draft: Draft): void => {
    forget();
    dispatch(auditAsked(draft));
  };
  return (
    <div className="space-y-6 max-md:space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <header className="min-w-min flex-1">
          <h1 tabIndex={-1} className="page-title">
            {adminViewTexts.audit}
          </h1>
          <p className="mt-1 text-lead text-ink-soft max-md:sr-only">{texts.lead}</p>
        </header>
        <div className="flex flex-wrap gap-1 print:hidden">
          <Button
            look="secondary"
            className={stacked}
            isBusy={saving.at === 'saving'}
            onClick={() => onSave(filter)}
          >
            <Download className="size-5" aria-hidden="true" />
            {saving.at === 'saving' ? texts.saving : texts.save}
          </Button>
          <FoldButton fold={fold} Icon={SearchIcon} text={texts.search} label={texts.filters} />
        </div>
      </div>
      <div id={fold.id} className={fold.className}>
        <FilterForm
          asked={asked}
          {...actions}
          errors={search.status === 'failed' ? search.fields : {}}
          onAsk={onAsk}
        />
      </div>
      <section aria-label={texts.results} className="space-y-5 max-md:space-y-3">
        <p role="status" className="min-h-7 text-ink-soft">
          {saving.at === 'saved' ? texts.saved : formatCount(search)}
        </p>
        {saving.at === 'failed' && <Alert>{saving.text}</Alert>}
        <Results
          search={search}
          isAll={isEmptyDraft(asked)}
          onRetry={() => dispatch(auditAsked(asked))}
          onMore={onMore}
        />
      </section>
      {dialog}
    </div>
  );
}
