import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { datePart } from '@caretrail/contract/time/days';
import { limits } from '@caretrail/contract/limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { request } from '../../../lib/http.ts';
import { longDate } from '../../../lib/long-date.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type Loaded, useLoaded } from '../../../lib/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { changeTreatment } from '../calls.ts';
import { linkTexts as texts } from '../treatment/texts.ts';
import type { Change } from '../treatment/use-change.ts';

type LinkDialogProps = {
  readonly treatment: Treatment;
  readonly change: Change;
  readonly onClose: () => void;
};

type Item = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly treatment_id: string | null;
};

const eventsAtOnce = 30;

const medicines = async (): Promise<Item[]> => {
  const [current, completed] = await Promise.all([
    request(medicationCalls.listCurrent, { body: { status: 'current', search: '' } }),
    request(medicationCalls.listCompleted, { body: { status: 'completed', search: '' } }),
  ]);
  return [...current, ...completed].map(({ id, name, dosage, treatment_id }) => ({
    id,
    label: name,
    hint: dosage,
    treatment_id,
  }));
};

const events = async (search: string): Promise<Item[]> => {
  const query = { limit: String(eventsAtOnce), ...(search.trim() !== '' && { q: search }) };
  const { data } = await request(timelinesEndpoints.list, { query });
  return data.map(({ id, title, start, treatment_id }) => ({
    id,
    label: title,
    hint: longDate(datePart(start)),
    treatment_id,
  }));
};

type ListProps = {
  readonly legend: string;
  readonly empty: string;
  readonly loaded: Loaded<readonly Item[]>;
  readonly own: string;
  readonly chosen: ReadonlySet<string>;
  readonly onTick: (id: string, isOn: boolean) => void;
};

function TickList({ legend, empty, loaded, own, chosen, onTick }: ListProps) {
  if (loaded.status === 'failed') {
    return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
  }
  const items = loaded.status === 'succeeded' ? loaded.data : [];
  return (
    <fieldset>
      <legend className="text-h3 font-semibold">{legend}</legend>
      {loaded.status === 'succeeded' && items.length === 0 && <p>{empty}</p>}
      {items.map(({ id, label, hint, treatment_id }) => {
        const isElsewhere = treatment_id !== null && treatment_id !== own;
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

const without = (ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id));

/** Ticks for medicines and events; each belongs to one treatment at a time. */
export function LinkDialog({ treatment, change, onClose }: LinkDialogProps) {
  const { id, medication_ids, event_ids, version } = treatment;
  const [medicineIds, setMedicineIds] = useState<ReadonlySet<string>>(new Set(medication_ids));
  const [eventIds, setEventIds] = useState<ReadonlySet<string>>(new Set(event_ids));
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search, limits.debounceMs.header);
  const loadedMedicines = useLoaded('', medicines);
  const loadedEvents = useLoaded(wanted, () => events(wanted));
  const onConfirm = async (): Promise<void> => {
    const links = { medication_ids: [...medicineIds], event_ids: [...eventIds], version };
    await change.make(changeTreatment(id, links));
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
        loaded={loadedMedicines}
        own={id}
        chosen={medicineIds}
        onTick={(each, isOn) => setMedicineIds(without(medicineIds, each, isOn))}
      />
      <SearchInput label={texts.searchEvents} value={search} onChange={setSearch} hasIcon />
      <TickList
        legend={texts.events}
        empty={texts.noEvents}
        loaded={loadedEvents}
        own={id}
        chosen={eventIds}
        onTick={(each, isOn) => setEventIds(without(eventIds, each, isOn))}
      />
    </ConfirmDialog>
  );
}
