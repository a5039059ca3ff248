import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type PlotSize = {
  /** The room that one mark needs, as a share of the width. */
  readonly apart: number;
  /** How many words of the axis fit side by side. */
  readonly labels: number;
};

const markRem = 2.75;
const labelRem = 4;

/** Null until it is measured. The size of the text counts too: marks grow with it. */
export function usePlotSize(): readonly [RefObject<HTMLDivElement | null>, PlotSize | null] {
  const plot = useRef<HTMLDivElement>(null);
  const [rems, setRems] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = plot.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRems(element.clientWidth / rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (rems === null) return [plot, null];
  const wide = Math.max(rems, 2 * markRem);
  return [plot, { apart: markRem / wide, labels: Math.floor(wide / labelRem) }];
}
