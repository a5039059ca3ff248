import { type RefObject, useEffect, useRef } from 'react';

type Listeners = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};

/** Listens to events inside an element that is not a control itself. The set of event names must not change. */
export function useListeners(place: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const element = place.current;
    const names = Object.keys(latest.current) as (keyof Listeners)[];
    const onEvent = (event: Event): void =>
      latest.current[event.type as keyof Listeners]?.(event as never);
    for (const name of names) element?.addEventListener(name, onEvent);
    return () => {
      for (const name of names) element?.removeEventListener(name, onEvent);
    };
  }, [place]);
}
