import { hrefOf, type RouteName } from './routes.ts';

/** What the query of a screen calls its records, and the form of a new one. */
export const queryNames = {
  event: 'event',
  medicine: 'medicine',
  file: 'file',
  place: 'place',
  create: 'new',
} as const;

/** A treatment has a route of its own; the others are shown by the screen of their list. */
const screens = {
  event: 'timelines',
  medicine: 'medication',
  file: 'filesDocuments',
  place: 'locations',
} as const satisfies Record<string, RouteName>;

export type RecordKind = keyof typeof screens | 'treatment';

/** The address of one record: `recordHref('event', id)`. */
export const recordHref = (kind: RecordKind, id: string): string =>
  kind === 'treatment'
    ? hrefOf('treatment', { id })
    : `${hrefOf(screens[kind])}?${queryNames[kind]}=${encodeURIComponent(id)}`;

/** The address of the form of a new one. Files have no form. */
export const newRecordHref = (kind: Exclude<RecordKind, 'file'>): string =>
  `${hrefOf(kind === 'treatment' ? 'treatments' : screens[kind])}?${queryNames.create}=`;

/**
 * What a new event is begun as. Each has an address of its own, so that a reload keeps the kind; it is a number, because
 * the browser keeps addresses. `pastSeizure` has no clock;
 * `ownSymptom` is recorded with the tap that opens it.
 */
const entryNumbers = {
  seizure: 1,
  symptom: 2,
  note: 3,
  appointment: 4,
  pastSeizure: 5,
  checkIn: 6,
  ownSymptom: 7,
} as const;
export type EntryKind = keyof typeof entryNumbers;

export const entryQuery = 'as';

export const entryNumber = (kind: EntryKind): string => String(entryNumbers[kind]);

/** Null for any other number. */
export function entryKindOf(number: string | null): EntryKind | null {
  const kinds = Object.keys(entryNumbers) as EntryKind[];
  return kinds.find((kind) => entryNumber(kind) === number) ?? null;
}

/** The address of a new entry: `newEntryHref('note')`. */
export const newEntryHref = (kind: EntryKind): string =>
  `${newRecordHref('event')}&${entryQuery}=${entryNumber(kind)}`;
