import { accountAreas, installationAreas } from './areas.ts';

/** Any other reason may contain a patient's own words, and is not listed. */
const areas = new Set<string>([...accountAreas, ...installationAreas]);

/** Whether administrators may read why something was done. */
export const isReasonShown = (action: string): boolean => areas.has(action.split('.')[0] ?? '');
