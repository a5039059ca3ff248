import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type DialogProps = {
  readonly heading: string;
  readonly isOpen: boolean;
  /** Asked for by Escape too. */
  readonly onClose: () => void;
  /** `alertdialog`: it came by itself, and what it says must be read out. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
  /** The buttons, the safe one first. */
  readonly actions: ReactNode;
  /** What gets the focus: the safe button, or the first field where one came to write. */
  readonly focuses?: 'button' | 'field';
};

/** The native dialog: keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  heading,
  isOpen,
  onClose,
  role = 'dialog',
  children,
  actions,
  focuses = 'button',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();

  // Before it leaves the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    // Not a link of the text, which would come first.
    const first =
      focuses === 'field'
        ? element?.querySelector('input')
        : buttons.current?.querySelector('button');
    first?.focus();
    return () => element?.close();
  }, [isOpen, focuses]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-heading`}
      aria-describedby={children === undefined ? undefined : `${id}-body`}
      onCancel={(event) => {
        // The owner decides; the element follows `isOpen`.
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] overflow-visible rounded-sheet border border-rule bg-sheet text-ink shadow-float backdrop:bg-shade"
    >
      {/* It scrolls, not the element: the menu of a select inside may then reach out of it. */}
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col [@media(height<30rem)]:block [@media(height<30rem)]:overflow-y-auto">
        <div className="min-h-0 overflow-y-auto px-5 pt-5 sm:px-7 sm:pt-7 [@media(height<30rem)]:overflow-visible">
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
          {children !== undefined && (
            <div id={`${id}-body`} className="mt-3 space-y-3">
              {children}
            </div>
          )}
        </div>
        {/* In sight however long the rest is. */}
        <div ref={buttons} className="flex flex-wrap gap-3 px-5 pt-6 pb-5 sm:px-7 sm:pb-7">
          {actions}
        </div>
      </div>
    </dialog>
  );
}
