import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: then everything is rendered. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = (): void => flushSync(() => setPrinting(true));
    const printed = (): void => setPrinting(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return isPrinting;
}
