import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Asked, otherAnswers, useCanPutOff } from './dose-buttons.tsx';
import { plannedClock } from './format-dose.ts';
import { entryDialogTexts } from './dialog-texts.ts';
import { todayTexts } from './texts.ts';

type MoreDialogProps = {
  readonly dose: DoseOccurrence;
  readonly zone: string;
  readonly onAsk: (what: Asked) => void;
  readonly onClose: () => void;
};

/** The answers that have no button of their own on a phone. */
export function MoreDialog({ dose, zone, onAsk, onClose }: MoreDialogProps) {
  const canPutOff = useCanPutOff()(dose);
  return (
    <Dialog
      heading={todayTexts.atTime({ name: dose.medication_name, time: plannedClock(dose, zone) })}
      isOpen
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {entryDialogTexts.close}
        </Button>
      }
    >
      <ul className="space-y-2.5">
        {otherAnswers(dose, { state: dose.state, isPast: false, zone, canPutOff }).map(
          ({ what, text, label, Icon }) => (
            <li key={what}>
              <Button
                look="secondary"
                className="w-full justify-start!"
                aria-label={label}
                onClick={() => onAsk(what)}
              >
                <Icon className="size-5" aria-hidden="true" />
                {text}
              </Button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
