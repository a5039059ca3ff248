import type { Position } from '@caretrail/contract/locations/distance';
import { type Map, type MapMouseEvent, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasWebGl } from '../../map/make-map.ts';
import { MapFrame } from '../../map/map-frame.tsx';
import { PinPicture } from '../../map/map-pins.tsx';
import type { MapSettings } from '../../map/operator-map.ts';
import { mapTexts } from '../../map/texts.ts';

type StreetMapProps = {
  readonly settings: MapSettings;
  readonly pin: Position | null;
  readonly onPin: (pin: Position) => void;
};

/** The pin on the operator's map: a press puts it there. */
function StreetPin({ map, pin, onPin }: Omit<StreetMapProps, 'settings'> & { readonly map: Map }) {
  const [element] = useState(() => document.createElement('div'));
  const onPress = useEffectEvent(({ lngLat: { lat, lng } }: MapMouseEvent) => onPin({ lat, lng }));
  useEffect(() => {
    const onClick = (event: MapMouseEvent): void => onPress(event);
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [map]);
  useEffect(() => {
    if (pin === null) return undefined;
    const marker = new Marker({ element, anchor: 'bottom', offset: [0, 4] })
      .setLngLat([pin.lng, pin.lat])
      .addTo(map);
    return () => void marker.remove();
  }, [map, element, pin]);
  return createPortal(<PinPicture />, element);
}

export function StreetMap({ settings, pin, onPin }: StreetMapProps) {
  const [canDraw] = useState(hasWebGl);
  if (!canDraw) return <p role="alert">{mapTexts.noWebGl}</p>;
  return (
    <MapFrame settings={settings} positions={pin === null ? [] : [pin]}>
      {(map) => <StreetPin map={map} pin={pin} onPin={onPin} />}
    </MapFrame>
  );
}
