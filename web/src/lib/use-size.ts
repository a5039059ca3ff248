import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Size = {
  readonly width: number;
  readonly height: number;
  /** The text size that the user chose: drawings grow with it. */
  readonly rem: number;
};

/** The size of an element and of its text, in pixels; null until it is measured. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size | null] {
  const place = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // Before layout the width is 0, and nothing can be drawn.
      setSize(width === 0 || height === 0 ? null : { width, height, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, size];
}
