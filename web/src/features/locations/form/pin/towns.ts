import { kilometresBetween, type Position } from '@caretrail/contract/locations/distance';
import { loadPart } from '../../map/use-map-parts.ts';
import type { Town } from '../../map/map-part.ts';

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
export const townOfZone = (zone: string): Promise<Town | null> =>
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
