import { Download } from 'lucide-react';
import { auditApi } from '../../data/audit.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { filterOf, isEmptyDraft } from './draft.ts';
import { FilterForm } from './filter-form.tsx';
import { Results } from './results.tsx';
import { auditAsked, type Draft } from './slice.ts';
import { auditTexts as texts } from './texts.ts';
import { type Search, useAudit } from './use-audit.ts';
import { useSave } from './use-save.ts';

function countWords(search: Search): string {
  if (search.status !== 'succeeded' || search.rows.length === 0) return '';
  const { rows, hasMore } = search;
  return hasMore ? texts.shownOfMore(rows.length) : texts.shown(rows.length);
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
  useArrival(texts.title);
  const dispatch = useAppDispatch();
  const { asked, number } = useAppSelector(({ audit }) => audit);
  const filter = filterOf(asked, ownZone());
  const { search, onMore } = useAudit(filter, number);
  const { confirmed, dialog } = useStepUp();
  const { saving, onSave, forget } = useSave(confirmed);
  const actions = useActions();
  const onAsk = (draft: Draft): void => {
    forget();
    dispatch(auditAsked(draft));
  };
  return (
    <div className="space-y-6">
      <header>
        <h1 tabIndex={-1} className="text-h1">
          {texts.title}
        </h1>
        <p className="mt-1 text-lead text-ink-soft">{texts.lead}</p>
      </header>
      <FilterForm
        asked={asked}
        {...actions}
        errors={search.status === 'failed' ? search.fields : {}}
        onAsk={onAsk}
      />
      <section aria-label={texts.results} className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-ink-soft">
            {saving.at === 'saved' ? texts.saved : countWords(search)}
          </p>
          <Button
            look="secondary"
            className="print:hidden"
            isBusy={saving.at === 'saving'}
            onClick={() => onSave(filter)}
          >
            <Download className="size-5" aria-hidden="true" />
            {saving.at === 'saving' ? texts.saving : texts.save}
          </Button>
        </div>
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
