import { useRef, useState } from 'react';

type Answer = (isYes: boolean) => void;

/** Asks in the middle of what is being done: resolves with the answer. For a `ConfirmDialog`. */
export function useQuestion() {
  const answer = useRef<Answer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onAnswer = (isYes: boolean): void => {
    setOpen(false);
    answer.current?.(isYes);
    answer.current = null;
  };
  return {
    ask: (): Promise<boolean> => {
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    dialog: { isOpen, onConfirm: () => onAnswer(true), onClose: () => onAnswer(false) },
  };
}
