/** The frame has its place and keys, the dashboard its results. Both load the search itself when it is used. */
export { LazyFound } from './lazy-found.tsx';
export { SearchPlace } from './search-place.tsx';
