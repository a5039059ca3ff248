import { type ReactNode, useState } from 'react';
import { Notice } from './notice.tsx';

type Done = {
  /** What was done; nothing before. */
  readonly notice: ReactNode;
  readonly onDone: (words: string) => void;
};

/** Says what was done where the button was; each is announced, also the same one again. */
export function useDone(): Done {
  const [done, setDone] = useState<{ readonly words: string; readonly count: number } | null>(null);
  return {
    notice: done !== null && <Notice key={done.count}>{done.words}</Notice>,
    onDone: (words) => setDone((before) => ({ words, count: (before?.count ?? 0) + 1 })),
  };
}
