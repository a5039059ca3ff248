import type { FileText } from '@caretrail/contract/files/text-schema';
import { useEffect, useState } from 'react';
import { useFileText } from '../use-file-text.ts';

/** A page that waits longer is shown without it. */
const patienceMs = 800;

/** `unknown`: it did not come in time. Nothing is said about it then. */
export type FileReading = Omit<FileText, 'state'> & {
  readonly state: FileText['state'] | 'unknown';
};

const unknown: FileReading = { state: 'unknown', text: '', suggestion: null };

/**
 * What is known about the words of a file. Null for a moment, while it is not known: the page is then shown as a whole.
 * What comes after that would move it, so it is left for the next visit.
 */
export function useFileReading(id: string): FileReading | null {
  const { data, isError } = useFileText(id);
  const [isLate, setLate] = useState(false);
  const [isShownWithout, setShownWithout] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (data === undefined && (isLate || isError) && !isShownWithout) setShownWithout(true);
  return isShownWithout ? unknown : (data ?? null);
}
