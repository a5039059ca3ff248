import type { CareLocation } from '@caretrail/contract/locations/schema';
import { withinOf } from './format-place.ts';
import { texts } from './texts.ts';

/** Where in the house it is and how to get in, for the page of a visit. */
export function WayIn({ place }: { readonly place: CareLocation }) {
  const { access_note, step_free } = place;
  const lines = [
    withinOf(place),
    access_note,
    step_free === null ? '' : step_free ? texts.stepFree : texts.steps,
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={line} className="whitespace-pre-wrap wrap-anywhere">
      {line}
    </p>
  ));
}
