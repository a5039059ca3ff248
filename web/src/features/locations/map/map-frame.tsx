import type { Position } from '@caretrail/contract/locations/distance';
import type { Map } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showAll } from './make-map.ts';
import type { MapSettings } from './operator-map.ts';
import { mapTexts as texts } from './texts.ts';
import { useInteractiveMap } from './use-interactive-map.ts';

type MapFrameProps = {
  readonly settings: MapSettings;
  /** What it shows at first. */
  readonly positions: readonly Position[];
  /** What stands on it. */
  readonly children: (map: Map) => ReactNode;
};

/** The map and its buttons, which have words and stand where nothing is below them. */
export function MapFrame({ settings, positions, children }: MapFrameProps) {
  const { container, shown } = useInteractiveMap(positions, settings);
  if (shown.status === 'failed') return <p role="alert">{texts.notOpened}</p>;
  const map = shown.status === 'ready' ? shown.map : null;
  const button = 'px-3';
  return (
    <div className="space-y-2">
      <div
        ref={container}
        className="aspect-square max-h-[70vh] min-h-80 w-full overflow-hidden rounded-sheet border border-edge bg-map-sea sm:aspect-[4/3] xl:aspect-[4/5]"
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
