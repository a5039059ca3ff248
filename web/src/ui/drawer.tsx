import { messages } from '@caretrail/contract/i18n/messages';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { restTaps } from '../lib/rest-taps.ts';

const texts = messages('ui/drawer', { close: 'Close' });

type DrawerProps = {
  readonly heading: string;
  readonly isOpen: boolean;
  /** Called on Escape, on the backdrop, by a link inside, and by the button 'Close'. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The native dialog at the end side, where its button is: traps the focus and restores it. */
export function Drawer({ heading, isOpen, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the element is removed: only then does closing it restore the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    // Its button 'Close' is where the button was that opened it.
    const wake = element === null ? undefined : restTaps(element);
    return () => {
      wake?.();
      element?.close();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !element?.contains(target)) return;
      // The sheet covers the element, so a click on the element itself is on the backdrop.
      if (target === element || target.closest('a') !== null) onClose();
    };
    // Comes before a form with unsaved input, which stops the click and asks: not below an open drawer.
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [isOpen, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      onCancel={(event) => {
        // Controlled: the element follows `isOpen`.
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-44px))] max-w-none translate-x-full rtl:-translate-x-full border-s border-rule bg-sunken text-ink shadow-float transition-[translate,display,overlay] transition-discrete duration-(--slow) ease-calm backdrop:bg-shade open:translate-x-0 starting:open:translate-x-full rtl:starting:open:-translate-x-full"
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule py-2 ps-5 pe-2">
          <h2 id={`${id}-heading`} className="text-h3">
            {heading}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-target min-w-target items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-action-tint"
          >
            <X className="size-5" aria-hidden="true" />
            {texts.close}
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4">
          {children}
        </div>
      </div>
    </dialog>
  );
}
