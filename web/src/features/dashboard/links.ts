import { hrefOf } from '@caretrail/contract/access/routes';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';

/** The addresses of single records on their own screens. */
export const eventHref = (id: string): string => `${hrefOf('timelines')}?event=${id}`;
/** A session is read where its treatment is. */
export const agendaHref = ({ id, treatment_id, is_session }: AgendaEvent): string =>
  is_session && treatment_id !== null ? hrefOf('treatment', { id: treatment_id }) : eventHref(id);
export const medicineHref = (id: string): string => `${hrefOf('medication')}?medicine=${id}`;
/** To what the page says of how much there is left, and of the prescription. */
export const supplyHref = (id: string): string => `${medicineHref(id)}#supply`;
export const asNeededHref = `${hrefOf('medication')}#as-needed`;

const lists = { events: 'timelines', medicines: 'medication', files: 'filesDocuments' } as const;
export const lookedIn = ['medicines', 'events', 'files'] as const satisfies (keyof typeof lists)[];

/** A list, searched for a text. It stands behind the '#', which no browser sends to a server. */
export const searchHref = (list: keyof typeof lists, text: string): string =>
  `${hrefOf(lists[list])}#${new URLSearchParams({ q: text })}`;

/** The forms for something new. Files have no form: theirs is the chooser above the library. */
export const newEventHref = `${hrefOf('timelines')}?new=`;
export const newMedicineHref = `${hrefOf('medication')}?new=`;
export const newTreatmentHref = `${hrefOf('treatments')}?new=`;
export const newPlaceHref = `${hrefOf('locations')}?new=`;
export const newFileHref = `${hrefOf('filesDocuments')}#add-files`;
