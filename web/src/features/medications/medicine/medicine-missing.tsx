import { useArrival } from '../../../lib/use-arrival.ts';
import { PlaceLink } from '../place-links.tsx';
import { medicineTexts as texts } from './texts.ts';

/** The medicine was deleted, belongs to another patient, or the URL is incomplete. */
export function MedicineMissing() {
  useArrival(texts.missing);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
    </div>
  );
}
