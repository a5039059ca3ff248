import { recordHref } from '@caretrail/contract/access/record-href';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';

/** A session is shown on the page of its treatment. */
export const agendaHref = ({ id, treatment_id, is_session }: AgendaEvent): string =>
  is_session && treatment_id !== null
    ? recordHref('treatment', treatment_id)
    : recordHref('event', id);
/** The stock part of the medicine's page. */
export const supplyHref = (id: string): string => `${recordHref('medicine', id)}#supply`;
/** The doses on the medicine’s page come first there: what can be done about one of today. */
export const dosesHref = (id: string): string => `${recordHref('medicine', id)}#doses`;
