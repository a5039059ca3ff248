import { formatList } from '@caretrail/contract/i18n/format';
import type { Medication } from '@caretrail/contract/medications/schema';
import { ListChecks, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Which } from '../../../data/medications.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { ClinicLine } from '../doses/clinic-line.tsx';
import { deleteMedications } from '../thunks.ts';
import { useMedications } from '../use-medications.ts';
import { type Clock, MedicineRow } from './medicine-row.tsx';
import { listTexts as texts } from './texts.ts';

type DeleteSelectedProps = {
  readonly selected: readonly Medication[];
  readonly onDone: () => void;
};

/** §7 bulk delete: asks for confirmation, then one call per medicine; the list offers one undo for all. */
function DeleteSelected({ selected, onDone }: DeleteSelectedProps) {
  const dispatch = useAppDispatch();
  const sudden = selected.flatMap((each) => (each.never_stop_suddenly ? [each.name] : []));
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const counts = await dispatch(deleteMedications(selected));
    setState('idle');
    // §8: no call was answered, so the selection is kept for another try.
    if (counts !== null) onDone();
  };
  return (
    <>
      <Button look="danger" isDisabled={selected.length === 0} onClick={() => setState('asking')}>
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.deleteSelected}
      </Button>
      <ConfirmDialog
        heading={texts.deleteQuestion({ count: selected.length })}
        confirmText={texts.deleteConfirm({ count: selected.length })}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        {sudden.length > 0 && (
          <>
            <p className="font-semibold text-problem">
              {texts.sudden({ names: formatList(sudden) })}
            </p>
            <ClinicLine />
          </>
        )}
        <p className="wrap-anywhere">
          {texts.deleteBody({
            names: formatList(selected.map(({ name }) => name)),
            undo: undoPeriod,
          })}
        </p>
      </ConfirmDialog>
    </>
  );
}

type MedicineListProps = { readonly medicines: readonly Medication[]; readonly clock: Clock };

/** The list. "Select" adds checkboxes to delete several medicines at once. */
function MedicineList({ medicines, clock }: MedicineListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const firstOfBar = useRef<HTMLButtonElement>(null);
  const wasSelecting = useRef(false);
  const isSelecting = chosen !== null;
  const canDelete = useCan()('manage', 'medication');
  useEffect(() => {
    if (wasSelecting.current === isSelecting) return;
    wasSelecting.current = isSelecting;
    // The focused element was replaced: "Select" by the bar, or the bar by "Select".
    (isSelecting ? firstOfBar : selectButton).current?.focus();
  }, [isSelecting]);
  const selected = medicines.filter(({ id }) => chosen?.has(id));
  const isAll = selected.length === medicines.length;
  const onSelect = (id: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      {!canDelete ? null : chosen === null ? (
        <Button
          ref={selectButton}
          look="quiet"
          className="px-3"
          onClick={() => setChosen(new Set())}
        >
          <ListChecks className="size-5" aria-hidden="true" />
          {texts.select}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-edge bg-action-tint px-4 py-2">
          <p role="status" className="me-auto font-medium">
            {texts.selected({ count: selected.length })}
          </p>
          <Button
            ref={firstOfBar}
            look="quiet"
            className="px-3"
            onClick={() => setChosen(new Set(isAll ? [] : medicines.map(({ id }) => id)))}
          >
            {isAll ? texts.selectNone : texts.selectAll}
          </Button>
          <DeleteSelected selected={selected} onDone={() => setChosen(null)} />
          <Button look="secondary" onClick={() => setChosen(null)}>
            {texts.stopSelecting}
          </Button>
        </div>
      )}
      <ul className="pt-2">
        {medicines.map((medicine) => (
          <MedicineRow
            key={medicine.id}
            medicine={medicine}
            clock={clock}
            isSelected={chosen?.has(medicine.id)}
            onSelect={(isOn) => onSelect(medicine.id, isOn)}
          />
        ))}
      </ul>
    </>
  );
}

type OneListProps = {
  readonly which: Which;
  readonly search: string;
  readonly clock: Clock;
  readonly onCreate: (() => void) | undefined;
  readonly onShowAll: () => void;
};

/** §4.3: one of the two lists, with its own status. */
export function OneList({ which, search, clock, onCreate, onShowAll }: OneListProps) {
  const { data: items = [], status, error, reload } = useMedications(which, search);

  if (status === 'failed') {
    return (
      <div className="space-y-5">
        <ErrorState message={error ?? ''} isStale={items.length > 0} onRetry={reload} />
        {/* Items that are already loaded stay if reloading fails. */}
        {items.length > 0 && <MedicineList medicines={items} clock={clock} />}
      </div>
    );
  }
  if (items.length > 0) return <MedicineList medicines={items} clock={clock} />;
  // The items may be those of the previous search.
  if (status !== 'succeeded') return <RowsLoading label={texts.loading} />;
  if (search !== '') {
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatch}
      </EmptyState>
    );
  }
  return which === 'completed' ? (
    <EmptyState>{texts.emptyCompleted}</EmptyState>
  ) : (
    <EmptyState
      action={
        onCreate && (
          <Button look="secondary" onClick={onCreate}>
            {texts.add}
          </Button>
        )
      }
    >
      {texts.empty}
    </EmptyState>
  );
}
