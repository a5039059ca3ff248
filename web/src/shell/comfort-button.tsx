import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-page.ts';
import { usePreload } from '../lib/use-preload.ts';
import { NotLoadedDialog } from './not-loaded-dialog.tsx';

const load = () => import('./comfort-dialog.tsx');
const ComfortDialog = lazyPart(() => load().then((m) => m.ComfortDialog), NotLoadedDialog);

type ComfortButtonProps = {
  readonly className: string;
  /** For the drawer that the button is in: both are done. */
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Opens the choice of text size and colours, which is kept for the signed-in user. */
export function ComfortButton({ className, onDone, children }: ComfortButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePreload(load);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ComfortDialog
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
