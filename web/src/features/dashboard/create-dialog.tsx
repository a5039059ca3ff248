import { CalendarDays, FileUp, MapPin, Pill, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { newEventHref, newFileHref } from '../../shell/capture/capture-links.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { newMedicineHref, newPlaceHref, newTreatmentHref } from './links.ts';
import { createTexts as texts } from './texts.ts';

const choices = [
  { label: texts.event, Icon: CalendarDays, to: newEventHref },
  { label: texts.medicine, Icon: Pill, to: newMedicineHref },
  { label: texts.treatment, Icon: Stethoscope, to: newTreatmentHref },
  { label: texts.place, Icon: MapPin, to: newPlaceHref },
  { label: texts.file, Icon: FileUp, to: newFileHref },
] as const;

type CreateDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** §2.5: 'Create' on the dashboard asks what to create; each choice leads to its form. */
export const CreateDialog = ({ isOpen, onClose }: CreateDialogProps) => (
  <Dialog
    heading={texts.heading}
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <Button look="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
    }
  >
    <ul className="space-y-2.5">
      {choices.map(({ label, Icon, to }, place) => (
        <li key={label}>
          <Link
            to={to}
            data-first={place === 0 ? '' : undefined}
            className={`${buttonClass('secondary')} w-full justify-start px-4`}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Dialog>
);
