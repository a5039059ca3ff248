import { PlaceLink } from './place-link.tsx';
import { useArrival } from '../../lib/use-arrival.ts';
import { timelinesTexts as texts } from './texts.ts';

/** Deleted, somebody else's, or an address that was cut off. */
export function EventMissing() {
  useArrival(texts.missing);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <PlaceLink place={{ at: 'events' }}>{texts.back}</PlaceLink>
    </div>
  );
}
