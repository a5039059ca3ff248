import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';
import { type Place, readPlace, writePlace } from './view-route.ts';

const query: PlaceQuery<Place> = { read: readPlace, write: writePlace };

export const usePlaceHref = () => useQueryHref(query);
export const usePlace = () => useQueryPlace(query);
