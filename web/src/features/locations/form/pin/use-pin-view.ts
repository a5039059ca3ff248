import {
  kilometresBetween,
  type Position,
  positionOf,
} from '@caretrail/contract/locations/distance';
import { useEffect, useState } from 'react';
import { locationsApi } from '../../../../data/locations.ts';
import { ownZone } from '../../../../lib/own-zone.ts';
import { useAppStore } from '../../../../session/store-hooks.ts';
import type { Town } from '../../map/map-part.ts';
import { loadPart } from '../../map/use-map-parts.ts';
import { scaleOf, type Size, type View, viewOf, withScale, worldView } from '../../map/view.ts';

const townsFile = 'towns';
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The largest town of that name, first of those in sight; null where the map knows none. */
export async function findTown(name: string, inSight: readonly Town[] = []): Promise<Town | null> {
  const isWanted = (town: Town): boolean => plain(town.name) === plain(name);
  const near = inSight.find(isWanted);
  if (near) return near;
  return (await loadPart(townsFile))?.towns.find(isWanted) ?? null;
}

/** The last word of a zone is a town: 'Europe/London'. */
const townOfZone = (zone: string): Promise<Town | null> =>
  findTown((zone.split('/').at(-1) ?? '').replaceAll('_', ' '));

export function nearestTown(
  towns: readonly Town[],
  to: Position,
): { readonly town: Town; readonly km: number } | null {
  let nearest: { town: Town; km: number } | null = null;
  for (const town of towns) {
    const km = kilometresBetween(town, to);
    if (nearest === null || km < nearest.km) nearest = { town, km };
  }
  return nearest;
}

/** Where the map begins for a person who has no places yet; null until it is known, or if it never is. */
function useTownOfZone(zone: string, isWanted: boolean): Position | null {
  const [town, setTown] = useState<Position | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    townOfZone(zone).then(
      (found) => {
        if (!isGone) setTown(found);
      },
      // Then it is the world.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [zone, isWanted]);
  return town;
}

const fit = { padding: 40, leastKm: 60 };
const countryKm = 700;

/** What the person chose to look at; null: what the map begins with. */
type Chosen = Pick<View, 'centre' | 'scale'>;

const isInMiddle = ({ width, height }: Size, x: number, y: number): boolean =>
  Math.abs(x - width / 2) < width * 0.38 && Math.abs(y - height / 2) < height * 0.38;

/** What the map shows while a pin is set: around the pin, else the other places, else the town of the clock, else the world. */
export function usePinView(pin: Position | null, size: Size | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const store = useAppStore();
  const [others] = useState(() => {
    const { data } = locationsApi.endpoints.listPlaces.select()(store.getState());
    return (data?.data ?? []).map(positionOf).filter((position) => position !== null);
  });
  const begins = pin === null ? others : [pin];
  const town = useTownOfZone(ownZone(), chosen === null && begins.length === 0);

  const viewIn = (room: Size): View => {
    if (chosen !== null) return { ...room, ...chosen };
    const ofPlaces = viewOf(begins, room, fit);
    if (ofPlaces !== null) return ofPlaces;
    if (town === null) return worldView(room);
    return { ...room, centre: town, scale: scaleOf(countryKm, town.lat, room.width) };
  };
  const view = size === null ? null : viewIn(size);
  const look = (next: View): void => setChosen({ centre: next.centre, scale: next.scale });
  return {
    view,
    /** Twice as near or as far, around the pin if there is one. */
    zoom: (by: number): void => {
      if (view !== null) look(withScale({ ...view, centre: pin ?? view.centre }, view.scale * by));
    },
    /** Where the pin is put, the map follows when it comes near the edge. */
    follow: (next: Position, [x, y]: readonly [number, number]): void => {
      if (view === null) return;
      look(isInMiddle(view, x, y) ? view : { ...view, centre: next });
    },
    goTo: (centre: Position, km: number): void => {
      if (view !== null) look(withScale({ ...view, centre }, scaleOf(km, centre.lat, view.width)));
    },
  };
}
