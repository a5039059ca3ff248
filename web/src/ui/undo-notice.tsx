import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { catchFocus } from '../lib/catch-focus.ts';
import { useSecondsLeft } from '../lib/use-seconds-left.ts';
import { Button } from './button.tsx';
import { SaidText } from './said-text.tsx';

type UndoNoticeProps = {
  /** What was done, in one sentence. */
  readonly children: string;
  /** How long it is offered. */
  readonly untilMs: number;
  readonly onUndo: () => Promise<unknown>;
  readonly onOver: () => void;
};

/** Always in sight, wherever on the page it was done, and at the other end of the screen than the toast that tells of it. */
export const UndoPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className="fixed inset-x-3 m-0 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 space-y-2 empty:hidden sm:start-auto sm:end-4 sm:w-[26rem] print:hidden">
    {children}
  </div>
);

/** Takes back what was done a moment ago. It does not go away under somebody who is about to press it. */
export function UndoNotice({ children, untilMs, onUndo, onOver }: UndoNoticeProps) {
  const id = useId();
  const wasPressed = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOver = useSecondsLeft(untilMs) === 0 && !isHeld && !isBusy;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  // It goes away under the focus, unless it was refused and may be tried again.
  useEffect(
    () => () => {
      if (wasPressed.current) catchFocus(document.querySelector('main h1'));
    },
    [],
  );
  const onPress = async (): Promise<void> => {
    wasPressed.current = true;
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint py-2 ps-4 pe-2 shadow-float">
      <SaidText id={id}>{children}</SaidText>
      <Button
        look="secondary"
        aria-describedby={id}
        isBusy={isBusy}
        onClick={() => void onPress()}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Undo2 className="size-5" aria-hidden="true" />
        Undo
      </Button>
    </div>
  );
}
