import { type ReactNode, useState } from 'react';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { chooseComfort, type Comfort, comfortOf } from './comfort.ts';
import { ComfortDialog } from './comfort-dialog.tsx';

type ComfortButtonProps = { readonly className: string; readonly children: ReactNode };

/** Opens the choice of text size and colours; kept for the person who is signed in. */
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
