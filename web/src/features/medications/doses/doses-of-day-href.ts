import { recordHref } from '@caretrail/contract/access/record-href';

/** The doses of an earlier day on the medicine’s page, to record them. */
export const dosesOfDayHref = (id: string, date: string): string =>
  `${recordHref('medicine', id)}&day=${date}#doses`;
