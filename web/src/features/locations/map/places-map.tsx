import { positionOf } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Map, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Attribution } from './map-notes.tsx';
import { Locator } from './locator.tsx';
import { mapTexts as texts } from './texts.ts';

const InteractiveMap = lazyPage(() =>
  import('./interactive-map.tsx').then((m) => m.InteractiveMap),
);

const headingId = 'on-the-map';

export function goToMap(): void {
  const heading = document.getElementById(headingId);
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
}

type PlacesMapProps = {
  readonly places: readonly CareLocation[];
  /** Of the drawing. */
  readonly shape: string;
};

/** Beside the list or below it: a drawing first, the interactive map on demand. */
export function PlacesMap({ places, shape }: PlacesMapProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pinned = places.filter((place) => positionOf(place) !== null);
  const without = places.length - pinned.length;
  const Icon = isOpen ? X : Map;
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="min-w-0 space-y-3 print:hidden">
      <h2 id={headingId} tabIndex={-1} className="scroll-mt-20 text-h3 md:scroll-mt-4">
        {texts.heading}
      </h2>
      {pinned.length === 0 ? (
        <p className="text-ink-soft">{texts.noPins}</p>
      ) : (
        <>
          {isOpen ? (
            <Suspense fallback={<p role="status">{texts.opening}</p>}>
              <InteractiveMap places={pinned} opener={button} />
            </Suspense>
          ) : (
            <Locator places={pinned} className={`min-h-72 w-full ${shape}`} />
          )}
          {without > 0 && <p className="text-ink-soft">{texts.withoutPin({ count: without })}</p>}
          <Button ref={button} look="secondary" onClick={() => setOpen(!isOpen)}>
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {isOpen ? texts.close : texts.open}
          </Button>
          <Attribution />
        </>
      )}
    </section>
  );
}
