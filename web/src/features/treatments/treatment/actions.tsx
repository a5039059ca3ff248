import { hrefOf } from '@caretrail/contract/access/routes';
import type { PlanMove } from '@caretrail/contract/treatments/disagreement';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { hasLeft } from '@caretrail/contract/treatments/shift';
import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleStop,
  Pencil,
  Play,
  Printer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { changeTreatment, deleteTreatment } from '../calls.ts';
import { withEdit } from '../view-route.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { type NewStatus, StatusDialog } from './status-dialog.tsx';
import { removeTexts, viewTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type DeleteTreatmentProps = { readonly treatment: Treatment; readonly onClose: () => void };

/** Asks first; then back to the list, which offers to undo it. */
function DeleteTreatment({ treatment, onClose }: DeleteTreatmentProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async (): Promise<void> => {
    setBusy(true);
    if (!(await dispatch(deleteTreatment(treatment)))) return onClose();
    return void navigate(hrefOf('treatments'), { replace: true });
  };
  return (
    <ConfirmDialog
      heading={removeTexts.question}
      confirmText={removeTexts.confirm}
      isLosing
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <p>{removeTexts.body({ title: treatment.title, undo: undoPeriod })}</p>
    </ConfirmDialog>
  );
}

type ActionsProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
  readonly linked: LinkedRecords | null;
  /** A move that the notice offers: its dialog is open. */
  readonly preset: PlanMove | null;
  readonly onPresetOver: () => void;
};

/** The actions for its current status; those that end something are in a menu. */
export function Actions(props: ActionsProps) {
  const { treatment, today, change, linked, preset, onPresetOver } = props;
  const { id, title, status } = treatment;
  const { search } = useLocation();
  const [asked, setAsked] = useState<NewStatus | 'shift' | 'delete' | null>(null);
  const onClose = (): void => setAsked(null);
  const goOn = (label: string) => ({
    label,
    Icon: Play,
    onChoose: () => void change.make(changeTreatment(id, { status: 'active', end: null })),
  });
  const ends = [
    { label: texts.finish, Icon: CircleCheck, onChoose: () => setAsked('completed') },
    { label: texts.stop, Icon: CircleStop, onChoose: () => setAsked('stopped') },
  ] as const;
  const items = {
    planned: [],
    active: [
      { label: texts.hold, Icon: CirclePause, onChoose: () => setAsked('on-hold') },
      ...ends,
    ],
    'on-hold': [goOn(texts.resume), ...ends],
    completed: [goOn(texts.reopen)],
    stopped: [goOn(texts.reopen)],
  }[status];
  const isOver = status === 'completed' || status === 'stopped';
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {status === 'planned' && (
        <Button onClick={() => setAsked('active')}>
          <Play className="size-5" aria-hidden="true" />
          {texts.begin}
        </Button>
      )}
      {!isOver && hasLeft(treatment, today) && (
        <Button look="secondary" onClick={() => setAsked('shift')}>
          <CalendarClock className="size-5" aria-hidden="true" />
          {texts.shift}
        </Button>
      )}
      <Link
        to={{ pathname: hrefOf('treatment', { id }), search: withEdit(search, true) }}
        className={buttonClass('secondary')}
      >
        <Pencil className="size-5" aria-hidden="true" />
        {texts.edit}
      </Link>
      <MenuButton
        text={texts.more}
        label={texts.moreFor({ title })}
        items={[
          ...items,
          { label: texts.print, Icon: Printer, onChoose: () => print() },
          { label: texts.remove, Icon: Trash2, onChoose: () => setAsked('delete'), isFinal: true },
        ]}
      />
      {asked === 'shift' && <ShiftDialog {...{ treatment, linked, today, change, onClose }} />}
      {preset !== null && (
        <ShiftDialog {...{ treatment, linked, preset, today, change }} onClose={onPresetOver} />
      )}
      {asked === 'delete' && <DeleteTreatment treatment={treatment} onClose={onClose} />}
      {asked !== null && asked !== 'shift' && asked !== 'delete' && (
        <StatusDialog status={asked} {...{ treatment, today, change, onClose }} />
      )}
    </div>
  );
}
