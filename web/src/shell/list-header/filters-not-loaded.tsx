import { useEffect, useRef } from 'react';
import type { FilterPanelProps } from './filter-panel.tsx';

/** In the panel's place, with the focus, when its files are gone after a deployment or out of reach. The list goes on working. */
export function FiltersNotLoaded({ id }: Pick<FilterPanelProps, 'id'>) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p id={id} ref={place} role="alert" tabIndex={-1} className="max-w-[34rem]">
      The filters could not be loaded. Please check your connection and load the page again.
    </p>
  );
}
