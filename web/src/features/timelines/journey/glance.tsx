import { usePatientDate } from '../../../data/zone.ts';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Picture } from './picture.tsx';
import { sightOf, startZoom } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';
import { useJourney } from './use-journey.ts';

/** The last months as a small picture, for print-outs: it does not move. */
export function JourneyGlance() {
  const today = usePatientDate();
  const sight = sightOf(startZoom, today);
  const { loaded } = useJourney(sight);
  return (
    <div className="@container">
      <LoadedPart loaded={loaded}>
        {({ marks }) =>
          Object.values(marks).every(({ length }) => length === 0) ? (
            <p>{texts.nothing}</p>
          ) : (
            <Picture marks={marks} sight={sight} today={today} isSmall />
          )
        }
      </LoadedPart>
    </div>
  );
}
