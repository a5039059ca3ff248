import { type EventType, eventTypeOptions } from '@caretrail/contract/timelines/event-types';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Button, buttonClass } from '../src/ui/button.tsx';
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx';
import { DatePicker } from '../src/ui/date-picker.tsx';
import { Dialog } from '../src/ui/dialog.tsx';
import { Drawer } from '../src/ui/drawer.tsx';
import { MenuButton } from '../src/ui/menu-button.tsx';
import { PopUp } from '../src/ui/pop-up.tsx';
import { MultiSelect } from '../src/ui/select.tsx';
import { Example, Row } from './example.tsx';

type Open = 'none' | 'confirm' | 'form' | 'drawer';

export function OverlaysSection() {
  const [open, setOpen] = useState<Open>('none');
  const [done, setDone] = useState('Nothing yet');
  const [types, setTypes] = useState<readonly EventType[]>([]);
  const [date, setDate] = useState('');
  const onClose = (): void => setOpen('none');
  return (
    <>
      <Example title="Dialog, drawer">
        <Row>
          <Button look="secondary" onClick={() => setOpen('confirm')}>
            Ask before deleting
          </Button>
          <Button look="secondary" onClick={() => setOpen('form')}>
            Open a form
          </Button>
          <Button look="secondary" onClick={() => setOpen('drawer')}>
            Open the drawer
          </Button>
        </Row>
        <ConfirmDialog
          heading="Delete this scan?"
          confirmText="Delete scan"
          isFinal
          isOpen={open === 'confirm'}
          onClose={onClose}
          onConfirm={() => {
            setDone('Deleted');
            onClose();
          }}
        >
          <p>Its two files are deleted with it. This cannot be taken back.</p>
        </ConfirmDialog>
        <Dialog
          heading="Filter events"
          isOpen={open === 'form'}
          onClose={onClose}
          actions={
            <Button look="secondary" onClick={onClose}>
              Close
            </Button>
          }
        >
          <div className="space-y-5">
            <MultiSelect
              label="Types"
              options={eventTypeOptions}
              value={types}
              onChange={setTypes}
            />
            <DatePicker label="From" value={date} onChange={setDate} />
          </div>
        </Dialog>
        <Drawer heading="Menu" isOpen={open === 'drawer'} onClose={onClose}>
          <ul className="space-y-1">
            {['Dashboard', 'Timelines', 'Medication'].map((name) => (
              <li key={name}>
                <a
                  href="#dialogs-and-menus"
                  onClick={onClose}
                  className="flex min-h-target items-center rounded-control px-3 hover:bg-action-tint"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Drawer>
      </Example>
      <Example title="Menu of actions">
        <Row>
          <MenuButton
            text="Actions"
            label="Actions for MRI of the head"
            items={[
              { label: 'Edit', Icon: Pencil, onChoose: () => setDone('Edit') },
              { label: 'Copy', Icon: Copy, onChoose: () => setDone('Copy') },
              { label: 'Delete', Icon: Trash2, isFinal: true, onChoose: () => setDone('Delete') },
            ]}
          />
          <p>{`Last action: ${done}`}</p>
        </Row>
      </Example>
      <Example title="Pop-up: what a select, a calendar and a menu open in">
        <DialogTrigger>
          <AriaButton className={buttonClass('secondary')}>What does this mean?</AriaButton>
          <PopUp dialog={undefined} placement="bottom start" className="max-w-[24rem] p-4">
            <AriaDialog aria-label="What does this mean?" className="outline-none">
              <p>It stands over the page, and Escape closes it.</p>
            </AriaDialog>
          </PopUp>
        </DialogTrigger>
      </Example>
    </>
  );
}
