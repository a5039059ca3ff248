import { addressInOneLine } from '@caretrail/contract/locations/address';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { PendingPart } from '../../../ui/pending-part.tsx';
import { DirectionsLink, PhoneLink, PlaceLink, useOwnPlaces } from '../../locations/public.ts';
import { eventTexts as texts } from './texts.ts';

type EventPlaceProps = { readonly event: TimelineEvent };

/** The words at once; how to get there as soon as the place is known, and unless it was deleted. */
export const EventPlace = ({ event }: EventPlaceProps) =>
  event.location_id === null ? <Words event={event} /> : <OwnPlace event={event} />;

const Words = ({ event }: EventPlaceProps) => (
  <p className="wrap-anywhere">{event.location_name}</p>
);

function OwnPlace({ event }: EventPlaceProps) {
  const places = useOwnPlaces(texts.placeNotLoaded);
  if (places.status !== 'succeeded') {
    return (
      <>
        <Words event={event} />
        <PendingPart loaded={places} />
      </>
    );
  }
  const place = places.data.find(({ id }) => id === event.location_id);
  if (place === undefined) return <Words event={event} />;
  const address = addressInOneLine(place);
  return (
    <>
      <p>
        <PlaceLink id={place.id} name={place.name} />
      </p>
      {address !== '' && <p className="wrap-anywhere">{address}</p>}
      <div className="flex flex-wrap gap-x-6">
        {place.phone !== '' && <PhoneLink number={place.phone} of={place.name} />}
        <span className="print:hidden">
          <DirectionsLink place={place} />
        </span>
      </div>
    </>
  );
}
