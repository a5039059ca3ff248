import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import {
  CircleCheck,
  CirclePause,
  CircleStop,
  Pencil,
  Play,
  Printer,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { medicationsApi } from '../../../data/medications.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePlace, usePlaceHref } from '../place-links.tsx';
import { deleteMedication } from '../thunks.ts';
import { ChangeConflictDialog, useMedicineChange } from './use-medicine-change.tsx';
import { SuddenWarning } from './sudden-warning.tsx';
import { medicineTexts, stateTexts } from './texts.ts';

const { editMedication } = medicationsApi.endpoints;

type NewState = 'stopped' | 'completed' | 'on-hold' | 'active';

type StateDialogProps = {
  readonly medicine: Medication;
  readonly state: NewState;
  readonly onClose: () => void;
};

/** Changes the state and asks for a reason, which the history keeps. */
function StateDialog({ medicine, state, onClose }: StateDialogProps) {
  const [reason, setReason] = useState('');
  const { name, never_stop_suddenly } = medicine;
  const { isBusy, conflict, onSend } = useMedicineChange(
    ({ id, version }, dispatch) =>
      dispatch(editMedication.initiate({ id, fields: { state, state_reason: reason, version } })),
    onClose,
  );
  const heading = stateTexts[state].heading({ name });
  if (conflict !== null)
    return <ChangeConflictDialog {...conflict} what={stateTexts[state].confirm} />;
  const isEnd = state !== 'active';
  return (
    <ConfirmDialog
      heading={heading}
      confirmText={stateTexts[state].confirm}
      isOpen
      isBusy={isBusy}
      isWarning={isEnd && never_stop_suddenly}
      onConfirm={() => onSend(medicine)}
      onClose={() => !isBusy && onClose()}
    >
      {isEnd && <SuddenWarning medicine={medicine} />}
      <p>{isEnd ? stateTexts.stays : stateTexts.again}</p>
      {isEnd && (
        <TextField
          label={stateTexts.reason}
          value={reason}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

type DeleteMedicineProps = {
  readonly medicine: Medication;
  readonly onLeaving: (medicine: Medication | null) => void;
  readonly onClose: () => void;
};

/** Asks for confirmation, deletes, and goes back to the list, which offers an undo. */
function DeleteMedicine({ medicine, onLeaving, onClose }: DeleteMedicineProps) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    onLeaving(medicine);
    const isDeleted = await dispatch(deleteMedication(medicine));
    if (isDeleted) return goTo({ at: 'medicines' }, { replace: true });
    setBusy(false);
    onLeaving(null);
    return onClose();
  };
  return (
    <ConfirmDialog
      heading={medicineTexts.removeQuestion}
      confirmText={medicineTexts.removeConfirm}
      isLosing
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <SuddenWarning medicine={medicine} />
      <p>{medicineTexts.removeBody({ name: medicine.name, undo: undoPeriod })}</p>
    </ConfirmDialog>
  );
}

type ActionsProps = {
  readonly medicine: Medication;
  readonly onLeaving: (medicine: Medication | null) => void;
};

/** The most common action first; those that end something are in the menu. */
export function Actions({ medicine, onLeaving }: ActionsProps) {
  const hrefOf = usePlaceHref();
  const [asked, setAsked] = useState<NewState | 'delete' | null>(null);
  const { id, name, state } = medicine;
  const resume = { label: medicineTexts.resume, Icon: Play, onChoose: () => setAsked('active') };
  const ends = [
    { label: medicineTexts.stop, Icon: CircleStop, onChoose: () => setAsked('stopped') },
    { label: medicineTexts.complete, Icon: CircleCheck, onChoose: () => setAsked('completed') },
  ] as const;
  const stateItems = {
    active: [
      { label: medicineTexts.pause, Icon: CirclePause, onChoose: () => setAsked('on-hold') },
      ...ends,
    ],
    'on-hold': [resume, ...ends],
    stopped: [resume],
    completed: [resume],
  }[state];
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Link to={hrefOf({ at: 'change', id })} className={buttonClass('primary')}>
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {medicineTexts.change}
      </Link>
      <Link to={hrefOf({ at: 'edit', id })} className={buttonClass('secondary')}>
        <Pencil className="size-5" aria-hidden="true" />
        {medicineTexts.edit}
      </Link>
      <MenuButton
        text={medicineTexts.more}
        label={medicineTexts.moreFor({ name })}
        items={[
          ...stateItems,
          { label: medicineTexts.print, Icon: Printer, onChoose: () => print() },
          {
            label: medicineTexts.remove,
            Icon: Trash2,
            onChoose: () => setAsked('delete'),
            isFinal: true,
          },
        ]}
      />
      {asked === 'delete' && (
        <DeleteMedicine medicine={medicine} onLeaving={onLeaving} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked !== 'delete' && (
        <StateDialog medicine={medicine} state={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
