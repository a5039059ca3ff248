import { type ReactNode, type RefObject, useContext } from 'react';
import { SelectStateContext } from 'react-aria-components/Select';
import { flushSync } from 'react-dom';

type ClosedByTabProps = {
  /** The button that opened the menu. */
  readonly button: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** Tab leaves a menu as it leaves the browser's own: the menu closes, and the focus goes on from its button. */
export function ClosedByTab({ button, children }: ClosedByTabProps) {
  const menu = useContext(SelectStateContext);
  return (
    <div
      role="presentation"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        // The menu would keep the focus inside.
        event.stopPropagation();
        flushSync(() => menu?.close());
        button.current?.focus();
      }}
    >
      {children}
    </div>
  );
}
