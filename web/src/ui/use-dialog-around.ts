import { useCallback, useState } from 'react';

/**
 * The open dialog that an element stands in. A pop-up must be put inside it: everything outside a
 * modal dialog is out of reach.
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
