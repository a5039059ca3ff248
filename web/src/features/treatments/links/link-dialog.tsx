import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useDeferredValue, useState } from 'react';
import type { Loaded } from '../../../lib/loaded.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { linkRecords } from '../calls.ts';
import { linkTexts as texts } from '../treatment/texts.ts';
import type { Change } from '../treatment/use-change.ts';
import { atOnce, type Item, itemsToShow, useItems } from './items.ts';

type TickListProps = {
  readonly legend: string;
  readonly empty: string;
  readonly search: string;
  readonly loaded: Loaded<readonly Item[]>;
  readonly treatmentId: string;
  /** Linked when the dialog was opened: they keep their position while the user selects. */
  readonly linked: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** Ticks for one kind of thing, with a search where there are many of it. */
function TickList(props: TickListProps) {
  const { legend, empty, search, loaded, treatmentId, linked, chosen, onChange } = props;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const all = loaded.status === 'succeeded' ? loaded.data : [];
  const items = itemsToShow(all, linked, wanted);
  const onTick = (id: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-h3 font-semibold">{legend}</legend>
      {loaded.status === 'failed' && <ErrorState message={loaded.error} onRetry={loaded.onRetry} />}
      {loaded.status === 'loading' && <p role="status">{texts.loading}</p>}
      {all.length > atOnce && (
        <div className="mt-1 mb-2">
          <SearchInput
            label={search}
            placeholder={search}
            value={typed}
            onChange={setTyped}
            hasIcon
          />
        </div>
      )}
      {loaded.status === 'succeeded' && items.length === 0 && <p>{empty}</p>}
      {items.map(({ id, label, hint, treatment_id }) => {
        const isElsewhere = treatment_id !== null && treatment_id !== treatmentId;
        return (
          <TickBox
            key={id}
            label={label}
            hint={[hint, isElsewhere ? texts.elsewhere : ''].filter(Boolean).join(' · ')}
            checked={chosen.has(id)}
            onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
          />
        );
      })}
    </fieldset>
  );
}

type LinkDialogProps = {
  readonly treatment: Treatment;
  readonly change: Change;
  readonly onClose: () => void;
};

const useChosen = (ids: readonly string[]) => useState<ReadonlySet<string>>(new Set(ids));

/** Ticks for medicines, events and files; each belongs to one treatment at a time. */
export function LinkDialog({ treatment, change, onClose }: LinkDialogProps) {
  const { id, medication_ids, event_ids, file_ids, version } = treatment;
  const [medicines, setMedicines] = useChosen(medication_ids);
  const [events, setEvents] = useChosen(event_ids);
  const [files, setFiles] = useChosen(file_ids);
  const items = useItems();
  const onConfirm = async (): Promise<void> => {
    const links = {
      medication_ids: [...medicines],
      event_ids: [...events],
      file_ids: [...files],
      version,
    };
    await change.make(linkRecords(id, links));
    onClose();
  };
  return (
    <ConfirmDialog
      heading={texts.linkHeading}
      confirmText={texts.save}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <p>{texts.linkLead}</p>
      <TickList
        legend={texts.medicines}
        empty={texts.noMedicines}
        search={texts.searchMedicines}
        loaded={items.medicines}
        treatmentId={id}
        linked={medication_ids}
        chosen={medicines}
        onChange={setMedicines}
      />
      <TickList
        legend={texts.events}
        empty={texts.noEvents}
        search={texts.searchEvents}
        loaded={items.events}
        treatmentId={id}
        linked={event_ids}
        chosen={events}
        onChange={setEvents}
      />
      <TickList
        legend={texts.files}
        empty={texts.noFiles}
        search={texts.searchFiles}
        loaded={items.files}
        treatmentId={id}
        linked={file_ids}
        chosen={files}
        onChange={setFiles}
      />
    </ConfirmDialog>
  );
}
