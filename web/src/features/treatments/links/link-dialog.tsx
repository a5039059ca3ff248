import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { linkRecords } from '../calls.ts';
import { linkTexts as texts } from '../treatment/texts.ts';
import type { Change } from '../treatment/use-change.ts';
import { useItems } from './items.ts';
import { TickList } from './tick-list.tsx';

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
