import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SimpleChoice, TextSizeChoice, ThemeChoice, useComfortChoice } from './comfort-choices.tsx';
import { comfortTexts as texts } from './comfort-texts.ts';

type ComfortDialogProps = {
  /** On Escape: back to where it was opened. */
  readonly onClose: () => void;
  /** By its button. */
  readonly onDone: () => void;
};

/** A choice applies to the whole page at once, this dialog included; there is nothing to confirm. */
export function ComfortDialog({ onClose, onDone }: ComfortDialogProps) {
  const choice = useComfortChoice(useAppSelector(selectUser)?.id ?? '');
  const form = useRef<HTMLDivElement>(null);
  // After the dialog has opened and focused its button: moves the focus to the choice.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  // Not inside the menu: turning the screen may hide the menu, and with it an open modal dialog.
  return createPortal(
    <Dialog
      heading={texts.title}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onDone}>{texts.done}</Button>}
    >
      <p className="text-ink-soft">{texts.kept}</p>
      <div ref={form} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextSizeChoice {...choice} />
        <ThemeChoice {...choice} />
        <SimpleChoice {...choice} />
      </div>
      <figure className="rounded-control border border-rule bg-paper px-4 py-3">
        <figcaption className="text-small text-ink-soft">{texts.sampleLabel}</figcaption>
        <p>{texts.sample}</p>
      </figure>
    </Dialog>,
    document.body,
  );
}
