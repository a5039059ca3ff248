import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { comfortTexts as texts } from './comfort-texts.ts';
import { chooseComfort, type Comfort, comfortOf, textSizes, themes } from './comfort.ts';

type ComfortDialogProps = {
  readonly chosen: Comfort;
  readonly onChoose: (chosen: Comfort) => void;
  readonly onClose: () => void;
};

const sizes = textSizes.map((value) => ({ value, label: texts.sizes[value] }));
const colours = themes.map((value) => ({ value, label: texts.themes[value] }));

/** A choice applies to the whole page at once, this dialog included; there is nothing to confirm. */
function ComfortDialog({ chosen, onChoose, onClose }: ComfortDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  // After the dialog has opened and focused its button: moves the focus to the choice.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  // Not inside the menu: turning the screen may hide the menu, and with it an open modal dialog.
  return createPortal(
    <Dialog
      heading={texts.title}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <p className="text-ink-soft">{texts.kept}</p>
      <div ref={form} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <RadioGroup
          legend={texts.sizeLegend}
          name="text-size"
          choices={sizes}
          value={chosen.size}
          onChange={(size) => onChoose({ ...chosen, size })}
        />
        <RadioGroup
          legend={texts.themeLegend}
          name="theme"
          choices={colours}
          value={chosen.theme}
          onChange={(theme) => onChoose({ ...chosen, theme })}
        />
      </div>
      <figure className="rounded-control border border-rule bg-paper px-4 py-3">
        <figcaption className="text-small text-ink-soft">{texts.sampleLabel}</figcaption>
        <p>{texts.sample}</p>
      </figure>
    </Dialog>,
    document.body,
  );
}

type ComfortButtonProps = { readonly className: string; readonly children: ReactNode };

/** Opens the choice of text size and colours, which is kept for the signed-in user. */
export function ComfortButton({ className, children }: ComfortButtonProps) {
  const id = useAppSelector(selectUser)?.id ?? '';
  // Null: the dialog is closed.
  const [chosen, setChosen] = useState<Comfort | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setChosen(comfortOf(id))}
      >
        {children}
      </button>
      {chosen !== null && (
        <ComfortDialog
          chosen={chosen}
          onChoose={(next) => {
            chooseComfort(id, next);
            setChosen(next);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
