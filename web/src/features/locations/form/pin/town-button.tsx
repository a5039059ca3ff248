import type { Position } from '@caretrail/contract/locations/distance';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Town } from '../../map/map-part.ts';
import { pinTexts as texts } from '../texts.ts';
import { findTown } from './towns.ts';

type TownButtonProps = {
  readonly city: string;
  /** The towns in sight: smaller ones too. */
  readonly towns: readonly Town[];
  readonly onTown: (town: Position) => void;
};

/** A pin on the town is better than none, and it is a short way from there. The towns are ours: no one else is asked. */
export function TownButton({ city, towns, onTown }: TownButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const town = city.trim();
  if (town === '') return null;
  const onPress = async (): Promise<void> => {
    try {
      const found = await findTown(town, towns);
      setProblem(found === null ? texts.townUnknown(town) : null);
      if (found !== null) onTown({ lat: found.lat, lng: found.lng });
    } catch {
      setProblem(texts.notLoaded);
    }
  };
  return (
    <div className="space-y-1.5">
      <Button look="secondary" onClick={() => void onPress()}>
        <MapPin className="size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{texts.toTown(town)}</span>
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
