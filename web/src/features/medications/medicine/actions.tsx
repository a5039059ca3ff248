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
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from 'react-router';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { usePlaceHref } from '../place-links.tsx';
import { DeleteMedicine } from './delete-medicine.tsx';
import { type NewState, StateDialog } from './state-dialog.tsx';
import { medicineTexts as texts } from './texts.ts';

type ActionsProps = {
  readonly medicine: Medication;
  readonly onLeaving: (medicine: Medication | null) => void;
};

/** The one that people need most first; what ends something is a step further. */
export function Actions({ medicine, onLeaving }: ActionsProps) {
  const hrefOf = usePlaceHref();
  const [asked, setAsked] = useState<NewState | 'delete' | null>(null);
  const { id, name, state } = medicine;
  const resume = { label: texts.resume, Icon: Play, onChoose: () => setAsked('active') };
  const ends = [
    { label: texts.stop, Icon: CircleStop, onChoose: () => setAsked('stopped') },
    { label: texts.complete, Icon: CircleCheck, onChoose: () => setAsked('completed') },
  ] as const;
  const stateItems = {
    active: [
      { label: texts.pause, Icon: CirclePause, onChoose: () => setAsked('on-hold') },
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
        {texts.change}
      </Link>
      <Link to={hrefOf({ at: 'edit', id })} className={buttonClass('secondary')}>
        <Pencil className="size-5" aria-hidden="true" />
        {texts.edit}
      </Link>
      <MenuButton
        text={texts.more}
        label={texts.moreFor(name)}
        items={[
          ...stateItems,
          { label: texts.print, Icon: Printer, onChoose: () => print() },
          {
            label: texts.remove,
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
