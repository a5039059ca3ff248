import type { Area } from '../circle/areas.ts';

/** What a card is made of. A reader sees the lines of the open areas. */
export const cardAreas = ['summary', 'medication', 'calendar'] as const satisfies readonly Area[];
