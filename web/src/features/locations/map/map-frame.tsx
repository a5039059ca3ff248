import type { Position } from '@caretrail/contract/locations/distance';
import type { Map } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showAll } from './make-map.ts';
import type { MapSettings } from './operator-map.ts';
import { mapTexts as texts } from './texts.ts';
import { useInteractiveMap } from './use-interactive-map.ts';
import { useSteadyPage } from './use-steady-page.ts';

type MapFrameProps = {
  readonly settings: MapSettings;
  /** What it shows at first. */
  readonly positions: readonly Position[];
  /** What asked for it: the focus goes from there to the map, unless it has gone on since. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** What stands on it. */
  readonly children: (map: Map) => ReactNode;
};

/** The map and its buttons, which have words and stand where nothing is below them. */
export function MapFrame({ settings, positions, opener, children }: MapFrameProps) {
  const { container, shown } = useInteractiveMap(positions, settings);
  const steady = useSteadyPage();
  const map = shown.status === 'ready' ? shown.map : null;
  useEffect(() => {
    if (opener?.current && document.activeElement === opener.current)
      map?.getCanvas().focus({ preventScroll: true });
  }, [map, opener]);
  if (shown.status === 'failed') return <p role="alert">{texts.notOpened}</p>;
  const button = 'px-3';
  return (
    <div className="space-y-2" {...steady}>
      <div
        ref={container}
        className="aspect-square max-h-[70vh] min-h-80 w-full overflow-hidden rounded-sheet border border-edge bg-map-sea has-[canvas:focus-visible]:outline-3 has-[canvas:focus-visible]:outline-offset-3 has-[canvas:focus-visible]:outline-focus sm:aspect-[4/3] xl:aspect-[4/5]"
      />
      {map !== null && children(map)}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className={button} onClick={() => map?.zoomIn()}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.zoomIn}
        </Button>
        <Button look="secondary" className={button} onClick={() => map?.zoomOut()}>
          <Minus className="size-5" aria-hidden="true" />
          {texts.zoomOut}
        </Button>
        {positions.length > 1 && (
          <Button
            look="secondary"
            className={button}
            onClick={() => map !== null && showAll(map, positions)}
          >
            <Maximize className="size-5" aria-hidden="true" />
            {texts.showAll}
          </Button>
        )}
      </div>
      {shown.status === 'ready' && shown.attributions.length > 0 && (
        <p className="text-small text-ink-soft">{shown.attributions.join(' · ')}</p>
      )}
    </div>
  );
}
