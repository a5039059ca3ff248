import { useEffect, useState } from 'react';
import { loadMapFile } from '../../../lib/map-files.ts';
import { type Bounds, softened } from './geometry.ts';
import { cellsIn, type MapPart, nameOfCell, type PackedPart, unpackPart } from './map-part.ts';

export type MapParts =
  | { readonly status: 'loading'; readonly parts: readonly MapPart[] }
  | { readonly status: 'ready'; readonly parts: readonly MapPart[] }
  | { readonly status: 'failed'; readonly parts: readonly MapPart[] };

/** For a wider view the world file is detailed enough. */
const widestDegrees = 50;
export const worldFile = 'world';

const mapFilesIn = (bounds: Bounds): string[] =>
  bounds.east - bounds.west > widestDegrees
    ? [worldFile]
    : cellsIn(bounds).map(([column, row]) => nameOfCell(column, row));

const unpacked = new WeakMap<object, MapPart>();

function drawnPart(packed: PackedPart): MapPart {
  const part = unpackPart(packed);
  return { ...part, land: part.land.map((ring) => softened(ring, part.frame, 2)) };
}

/** Null for a part of the sea. */
export async function loadPart(name: string): Promise<MapPart | null> {
  const packed = (await loadMapFile(name)) as PackedPart | null;
  if (packed === null) return null;
  const part = unpacked.get(packed) ?? drawnPart(packed);
  unpacked.set(packed, part);
  return part;
}

export const loadParts = async (names: readonly string[]): Promise<MapPart[]> =>
  (await Promise.all(names.map(loadPart))).filter((part) => part !== null);

/** The parts of the built-in map for the bounds; the old ones stay until the new ones are loaded. */
export function useMapParts(bounds: Bounds | null): MapParts & { readonly onRetry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MapParts>({ status: 'loading', parts: [] });
  const names = bounds === null ? '' : mapFilesIn(bounds).join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    let isGone = false;
    const tell = (next: (before: MapParts) => MapParts): void => {
      if (!isGone) setState(next);
    };
    tell(({ parts }) => ({ status: 'loading', parts }));
    loadParts(names.split(' ')).then(
      (parts) => tell(() => ({ status: 'ready', parts })),
      () => tell(({ parts }) => ({ status: 'failed', parts })),
    );
    return () => {
      isGone = true;
    };
  }, [names, attempt]);
  return { ...state, onRetry: () => setAttempt((before) => before + 1) };
}
