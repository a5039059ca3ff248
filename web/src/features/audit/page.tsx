import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import { Download } from 'lucide-react';
import { request } from '../../lib/http.ts';
import { makeMemory } from '../../lib/own-memory.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useMemory } from '../../lib/use-memory.ts';
import { useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Draft, emptyDraft, filterOf, isEmptyDraft } from './draft.ts';
import { FilterForm } from './filter-form.tsx';
import { Results } from './results.tsx';
import { auditTexts as texts } from './texts.ts';
import { type Search, useAudit } from './use-audit.ts';
import { useSave } from './use-save.ts';

/** Not in the address: it names people. Back from an account, the same entries stand there. */
const lastAsked = makeMemory<Draft>(emptyDraft);

function countWords(search: Search): string {
  if (search.status !== 'succeeded' || search.rows.length === 0) return '';
  const { rows, cursor } = search;
  return cursor === undefined ? texts.shown(rows.length) : texts.shownOfMore(rows.length);
}

/** What was done on this installation, for administrators (decision 0011). */
export function AuditPage() {
  useArrival(texts.title);
  const asked = useMemory(lastAsked);
  const filter = filterOf(asked, ownZone());
  const { search, ask, onRetry, onMore } = useAudit(filter);
  const { confirmed, dialog } = useStepUp();
  const { saving, onSave, forget } = useSave(confirmed);
  const actions = useLoaded(
    'actions',
    () => request(auditEndpoints.actions),
    () => texts.actionsNotLoaded,
  );
  const onAsk = (draft: Draft): void => {
    forget();
    lastAsked.put(draft);
    ask(filterOf(draft, ownZone()));
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
        actions={actions}
        mistakes={search.status === 'failed' ? search.fields : {}}
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
        <Results search={search} isAll={isEmptyDraft(asked)} onRetry={onRetry} onMore={onMore} />
      </section>
      {dialog}
    </div>
  );
}
