import { SoughtPlace } from '../sought-place.tsx';
import { PlaceForm } from './place-form.tsx';

/** A new place, or the form of one that there is. */
export function PlaceFormPage({ id }: { readonly id: string | null }) {
  if (id === null) return <PlaceForm place={null} />;
  return <SoughtPlace id={id}>{(place) => <PlaceForm place={place} />}</SoughtPlace>;
}
