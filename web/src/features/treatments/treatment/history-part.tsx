import { momentFormat } from '@caretrail/contract/i18n/format';
import { useState } from 'react';
import { loadedOf } from '../../../data/request-state.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import { useRecordZone } from '../../../data/zone.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { formatChange } from '../format-change.ts';
import { Part } from './part.tsx';
import { historyTexts as texts, viewTexts } from './texts.ts';

const format = momentFormat({ dateStyle: 'long', timeStyle: 'short' });
const mostAtFirst = 5;

/** Who changed what, when and why, in plain sentences; newest first. */
export function HistoryPart({ id }: { readonly id: string }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const zone = useRecordZone();
  const [isAll, setAll] = useState(false);
  const loaded = loadedOf(treatmentsApi.useListTreatmentChangesQuery({ params: { id } }));
  const body = () => {
    if (loaded.status === 'loading') return <RowsLoading label={viewTexts.loading} />;
    if (loaded.status === 'failed') {
      return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
    }
    const shown = isAll ? loaded.data : loaded.data.slice(0, mostAtFirst);
    return (
      <>
        <ol className="divide-y divide-rule">
          {shown.map((change) => (
            <li key={change.id} className="py-3">
              {formatChange(change).map((sentence) => (
                <p key={sentence} className="font-medium wrap-anywhere">
                  {sentence}
                </p>
              ))}
              <p className="text-small text-ink-soft">
                {(change.changed_by === null || change.changed_by === you
                  ? texts.byYou
                  : texts.byHelper)({ when: format(Date.parse(change.changed_at), zone) })}
              </p>
            </li>
          ))}
        </ol>
        {!isAll && loaded.data.length > mostAtFirst && (
          <Button look="quiet" className="-ms-3 px-3 print:hidden" onClick={() => setAll(true)}>
            {texts.all({ count: loaded.data.length })}
          </Button>
        )}
      </>
    );
  };
  return <Part heading={texts.heading}>{body()}</Part>;
}
