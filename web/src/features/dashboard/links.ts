import { hrefOf } from '@caretrail/contract/access/routes';

/** The addresses of single records on their own screens. */
export const eventHref = (id: string): string => `${hrefOf('timelines')}?event=${id}`;
export const medicineHref = (id: string): string => `${hrefOf('medication')}?medicine=${id}`;
export const newMedicineHref = `${hrefOf('medication')}?new=`;
export const newEventHref = `${hrefOf('timelines')}?new=`;
