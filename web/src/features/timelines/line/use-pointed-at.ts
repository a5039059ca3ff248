import { type RefObject, useEffect, useState } from 'react';
import { markOf } from './marks-in.ts';

/** The name of the mark under the pointer or with the focus: it shows no word of its own. */
export function usePointedAt(chart: RefObject<HTMLElement | null>): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const box = chart.current;
    if (box === null) return undefined;
    const onPoint = ({ target }: Event): void =>
      setName(markOf(target)?.getAttribute('aria-label') ?? null);
    const onLeave = (): void => setName(null);
    const listeners = [
      ['focusin', onPoint],
      ['pointerover', onPoint],
      ['focusout', onLeave],
      ['pointerleave', onLeave],
    ] as const;
    for (const [type, listener] of listeners) box.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener);
    };
  }, [chart]);
  return name;
}
