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
