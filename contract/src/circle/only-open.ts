import { isEventType } from '../timelines/event-types.ts';
import { areaOfEvent } from './area-of-event.ts';
import { eventAreas } from './areas.ts';
import type { Area } from './areas.ts';

type Open = ReadonlySet<Area>;
type Fields = Readonly<Record<string, unknown>>;

/** Fields that name something of another area, by its id or in words, whatever record they are in. All of the areas must be open. */
export const areasOfLink: Readonly<Record<string, readonly Area[]>> = {
  location_id: ['calendar'],
  location_name: ['calendar'],
  treatment_id: ['treatments'],
  medication_id: ['medication'],
  photo_file_id: ['files'],
  medication_ids: ['medication'],
  file_ids: ['files'],
  files: ['files'],
  // Their kinds are not known here.
  event_ids: eventAreas,
};

/** What an event of any kind can say that belongs to the diary. */
const diaryOfEvent: ReadonlySet<string> = new Set([
  'symptoms',
  'severity',
  'body_side',
  'lasted',
  'seizure',
  'check_in',
]);

function isClosed(open: Open, name: string, isEvent: boolean): boolean {
  if (isEvent && diaryOfEvent.has(name)) return !open.has('diary');
  // `constructor` is a name that anyone can send.
  return (
    Object.hasOwn(areasOfLink, name) &&
    (areasOfLink[name]?.some((area) => !open.has(area)) ?? false)
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event, or as much of one as a list or a file shows. */
const isOfEvent = (value: unknown): value is Fields & { readonly event_type: string } =>
  isFields(value) && typeof value['event_type'] === 'string';

/** Closed like an event of an unknown kind. */
const isHiddenEvent = (open: Open, value: unknown): boolean =>
  isOfEvent(value) && !(isEventType(value.event_type) && open.has(areaOfEvent(value.event_type)));

/** A change of a treatment, told by the name of its field. */
const isHiddenChange = (open: Open, value: unknown): boolean =>
  isFields(value) &&
  typeof value['name'] === 'string' &&
  'before' in value &&
  'after' in value &&
  isClosed(open, value['name'], false);

const emptied = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  return name.endsWith('_name') ? '' : null;
};
/** Of the diary in an event also a block of fields; elsewhere only single values, since a section may have such a name. */
const isEmptied = (open: Open, name: string, value: unknown, isEvent: boolean): boolean =>
  isClosed(open, name, isEvent) && (!isFields(value) || (isEvent && diaryOfEvent.has(name)));

/** 'YYYY-MM-DD' under which a file is filed: that of a closed event tells about it. */
function ownDay({ document_date, uploaded_at }: Fields): { readonly day?: unknown } {
  if (typeof document_date === 'string') return { day: document_date };
  return typeof uploaded_at === 'string' ? { day: uploaded_at.slice(0, 10) } : {};
}

function openFields(fields: Fields, open: Open): Fields {
  const isEvent = isOfEvent(fields);
  const shown = Object.entries(fields).map(([name, value]) => [
    name,
    isEmptied(open, name, value, isEvent) ? emptied(name, value) : onlyOpen(value, open),
  ]);
  const result = Object.fromEntries(shown) as Fields;
  // A file of a closed event is shown as a file without an event.
  const isWithoutEvent = 'event_id' in result && 'event' in result && result['event'] === null;
  return isWithoutEvent ? { ...result, event_id: null, ...ownDay(result) } : result;
}

/**
 * D7: an answer, or a part of one, with nothing of the areas that are closed: events of closed kinds are left out, and
 * fields that name something closed are empty. The last step before an answer leaves: what is counted or chosen is
 * chosen among the open from the start.
 */
export function onlyOpen(value: unknown, open: Open): unknown {
  if (Array.isArray(value))
    return value
      .filter((each) => !isHiddenEvent(open, each) && !isHiddenChange(open, each))
      .map((each) => onlyOpen(each, open));
  if (!isFields(value)) return value;
  return isHiddenEvent(open, value) ? null : openFields(value, open);
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Whether an event says anything that only the diary shows. */
export const saysOfDiary = (event: object): boolean =>
  Object.entries(event).some(([name, value]) => diaryOfEvent.has(name) && !isNothing(value));

/**
 * What a request says, without the fields that its sender cannot see: an edit keeps them as they are. Undefined: it
 * names something there all the same.
 */
export function withoutClosed(input: unknown, open: Open): unknown {
  if (!isFields(input)) return input;
  const closed = Object.entries(input).filter(
    // The kind is not known from an edit: its diary fields are closed in all events.
    ([name]) => isClosed(open, name, true),
  );
  // Events that can be seen may be in it.
  if (closed.some(([name, value]) => name !== 'event_ids' && !isNothing(value))) return undefined;
  const hidden = new Set(closed.map(([name]) => name));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.has(name)));
}
