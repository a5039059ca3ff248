import { Button } from '../../../ui/button.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { mapTexts as texts } from './texts.ts';
import type { useMapParts } from './use-map-parts.ts';

/** The sources of the map. Both are free to use; GeoNames requires attribution. */
export const Attribution = () => (
  <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
    <NewTabLink
      href="https://www.naturalearthdata.com/"
      className="link text-small font-normal! text-ink-soft!"
    >
      {texts.land}
    </NewTabLink>
    <NewTabLink
      href="https://www.geonames.org/"
      className="link text-small font-normal! text-ink-soft!"
    >
      {texts.towns}
    </NewTabLink>
  </p>
);

/** Shown in place of the drawing while it is loading, or could not be loaded. */
export function LocatorNote({ map }: { readonly map: ReturnType<typeof useMapParts> }) {
  if (map.status === 'ready') return null;
  return (
    <div className="absolute inset-0 grid place-items-center p-5 text-center">
      {map.status === 'loading' ? (
        <p className="text-ink-soft">{texts.loading}</p>
      ) : (
        <div>
          <p role="alert" className="mb-3">
            {texts.failed}
          </p>
          <Button look="secondary" onClick={map.onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
