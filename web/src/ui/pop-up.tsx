import { limits } from '@caretrail/contract/limits';
import { type ReactNode, useCallback, useState } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

/**
 * The open dialog that contains an element. A pop-up must be rendered inside it, because everything outside a modal
 * dialog is inert.
 */
export function useDialogAround(): {
  readonly ref: (element: Element | null) => void;
  readonly dialog: Element | undefined;
} {
  const [dialog, setDialog] = useState<Element>();
  const ref = useCallback((element: Element | null) => {
    if (element !== null) setDialog(element.closest('dialog') ?? undefined);
  }, []);
  return { ref, dialog };
}

type PopUpProps = Pick<PopoverProps, 'placement'> & {
  /** From `useDialogAround`. */
  readonly dialog: Element | undefined;
  /** The label, if the content has none. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A layer that opens beside its control: the menu of a select, a calendar, the actions of a row. */
export function PopUp({ dialog, label, className = '', children, placement }: PopUpProps) {
  return (
    <Popover
      {...(placement !== undefined && { placement })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(dialog !== undefined && { UNSTABLE_portalContainer: dialog })}
      offset={6}
      containerPadding={4}
      // §9. An inline style, because the library sets one too.
      style={{ zIndex: limits.layout.selectMenuZIndex }}
      className={`overflow-y-auto rounded-control border border-edge bg-sheet text-ink shadow-float outline-none motion-safe:data-entering:animate-appear ${className}`}
    >
      {children}
    </Popover>
  );
}
