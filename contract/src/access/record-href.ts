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
 * The form of a new seizure, from the shortcut of an installed app. What it begins with is chosen by a number: the browser
 * keeps addresses.
 */
export const seizureShortcut = `${newRecordHref('event')}&as=1`;
