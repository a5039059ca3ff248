import { messages } from '@caretrail/contract/i18n/messages';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusHeading } from '../lib/arrive.ts';
import { catchFocus } from '../lib/lost-focus.ts';
import { useSecondsLeft } from '../lib/use-seconds-left.ts';
import { Button } from './button.tsx';
import { LiveRegion } from './live-region.tsx';

const texts = messages('ui/undo-notice', { undo: 'Undo' });

type UndoNoticeProps = {
  /** Says what was done. */
  readonly children: string;
  /** A toast says what was done, and is announced: here are only the words of the button. */
  readonly isSaid?: boolean;
  /** How long it is offered. */
  readonly untilMs: number;
  /** Without it nothing can be undone, and the notice only says what happened. */
  readonly onUndo?: (() => Promise<unknown>) | undefined;
  readonly onOver: () => void;
};

type UndoPlaceProps = { readonly children: ReactNode; readonly className?: string };

/** Always visible, wherever on the page the action was: at the edge of the screen until the user scrolls to it. */
export const UndoPlace = ({ children, className = '' }: UndoPlaceProps) => (
  <div
    data-keep-clear
    className={`sticky top-[calc(var(--top-bar)+0.75rem)] bottom-[calc(var(--bottom-edge)+0.75rem)] z-5 space-y-2 empty:hidden print:hidden ${className}`}
  >
    {children}
  </div>
);

/** Until it has the focus, or something else is pressed. */
function markAsNew(box: HTMLElement): () => void {
  const isNew = new AbortController();
  const options = { capture: true, signal: isNew.signal };
  const end = (): void => isNew.abort();
  box.setAttribute('data-just-offered', '');
  isNew.signal.addEventListener('abort', () => box.removeAttribute('data-just-offered'));
  box.addEventListener('focusin', end, options);
  document.addEventListener('pointerdown', end, options);
  document.addEventListener('keydown', end, options);
  return end;
}

/**
 * Undoes the last action. It does not disappear while the user is about to press it. No toast covers it
 * (`data-keep-clear`).
 */
export function UndoNotice({ children, isSaid = false, untilMs, onUndo, onOver }: UndoNoticeProps) {
  const id = useId();
  const wasPressed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOver = useSecondsLeft(untilMs) === 0 && !isHeld && !isBusy;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  // What was pressed is gone, for example with the page of a deleted record: the next Tab reaches Undo. Where the page
  // is still there, the focus comes when it goes (`focusHeading`), unless something else has been pressed by then.
  useEffect(() => {
    if (box.current === null) return undefined;
    const end = markAsNew(box.current);
    if (document.activeElement?.matches('body, main h1') === true) focusHeading();
    return end;
  }, []);
  // The focused button disappears, unless the call was refused and can be tried again.
  useEffect(
    () => () => {
      if (wasPressed.current || hasFocus.current) catchFocus(document.querySelector('main h1'));
    },
    [],
  );
  const onPress = async (): Promise<void> => {
    wasPressed.current = true;
    setBusy(true);
    await onUndo?.();
    setBusy(false);
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      className={`flex min-h-target flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-2 shadow-float ${onUndo === undefined ? '' : 'sm:flex-row-reverse sm:justify-end sm:ps-2'}`}
    >
      {isSaid ? (
        <p id={id} className="min-w-0 wrap-anywhere">
          {children}
        </p>
      ) : (
        <LiveRegion id={id}>{children}</LiveRegion>
      )}
      {onUndo !== undefined && (
        <Button
          look="secondary"
          aria-describedby={id}
          isBusy={isBusy}
          onClick={() => void onPress()}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Undo2 className="size-5" aria-hidden="true" />
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
