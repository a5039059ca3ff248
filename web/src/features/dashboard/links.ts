import { hrefOf } from '@caretrail/contract/access/routes';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';

/** The addresses of single records on their own screens. */
export const eventHref = (id: string): string => `${hrefOf('timelines')}?event=${id}`;
/** A session is shown on the page of its treatment. */
export const agendaHref = ({ id, treatment_id, is_session }: AgendaEvent): string =>
  is_session && treatment_id !== null ? hrefOf('treatment', { id: treatment_id }) : eventHref(id);
export const medicineHref = (id: string): string => `${hrefOf('medication')}?medicine=${id}`;
/** The stock part of the medicine's page. */
export const supplyHref = (id: string): string => `${medicineHref(id)}#supply`;

const lists = { events: 'timelines', medicines: 'medication', files: 'filesDocuments' } as const;
export const lookedIn = ['medicines', 'events', 'files'] as const satisfies (keyof typeof lists)[];

/** A list with a search. The text is in the fragment, which browsers never send to a server. */
export const searchHref = (list: keyof typeof lists, text: string): string =>
  `${hrefOf(lists[list])}#${new URLSearchParams({ q: text })}`;

/** The forms for new entries that are not written down by the capture button. */
export const newMedicineHref = `${hrefOf('medication')}?new=`;
export const newTreatmentHref = `${hrefOf('treatments')}?new=`;
export const newPlaceHref = `${hrefOf('locations')}?new=`;
