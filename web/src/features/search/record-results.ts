import { articleHref } from '@caretrail/contract/articles/links';
import { sourceLabel } from '@caretrail/contract/articles/card';
import { articleDate } from '@caretrail/contract/dates';
import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import { messages } from '@caretrail/contract/i18n/messages';
import { locationTypeLabels } from '@caretrail/contract/locations/labels';
import { phoneHref } from '@caretrail/contract/locations/phone';
import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import { otherNameFound } from '@caretrail/contract/search/other-names';
import { numberAsked } from '@caretrail/contract/search/place-words';
import {
  type SearchAnswer,
  type SearchGroup,
  searchGroups,
} from '@caretrail/contract/search/schema';
import { eventStatusLabels } from '@caretrail/contract/timelines/event-statuses';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { treatmentStatusLabels, treatmentTypeLabels } from '@caretrail/contract/treatments/labels';
import { datePart } from '@caretrail/contract/time/days';
import {
  FileText,
  ListFilter,
  type LucideIcon,
  MapPin,
  Newspaper,
  Phone,
  Pill,
  Stethoscope,
} from 'lucide-react';
import { clockOf } from '../../lib/format-event-time.ts';
import { longDate } from '../../lib/long-date.ts';
import { eventTypeLook } from '../../ui/event-type-look.ts';
import { hrefOfHit, isSearchedList, searchHref } from './addresses.ts';
import type { Result, ResultGroup } from './results.ts';
import { moreTexts } from './texts.ts';

const texts = messages('search/lines', {
  at: '{day}, {time}',
  call: 'Call {number}',
  onCall: '24-hour number',
  phone: 'Phone number',
});

/** 'Scan · 5 March 2026, 09:30 · City hospital' */
const lineOf = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

type Hit<Group extends SearchGroup> = SearchAnswer[Group]['hits'][number];
type Shown = Omit<Result, 'key'>;

const dayOf = ({ start, all_day }: Hit<'events'>): string => {
  const day = longDate(datePart(start));
  return all_day ? day : texts.at({ day, time: clockOf(start) });
};

const isOff = ({ status }: Hit<'events'>): boolean => status === 'cancelled' || status === 'missed';

/** How a hit of each group is shown. An article whose address cannot be opened is left out. */
const shownAs: {
  readonly [Group in SearchGroup]: (hit: Hit<Group>, text: string) => Shown | null;
} = {
  medicines: ({ id, name, generic, strength, state }, text) => ({
    title: name,
    line: lineOf(
      otherNameFound(text, `${name} ${generic}`) ?? '',
      strength,
      medicationStateLabels[state],
    ),
    Icon: Pill,
    href: hrefOfHit.medicines(id),
  }),
  events: (event, text) => ({
    title: event.title,
    line: lineOf(
      otherNameFound(text, event.title) ?? '',
      // First: who looks up an appointment must not go to one that does not take place.
      isOff(event) ? eventStatusLabels[event.status] : '',
      eventTypeLabel(event.event_type),
      dayOf(event),
      event.location_name,
    ),
    Icon: eventTypeLook(event.event_type).Icon,
    href: hrefOfHit.events(event.id),
  }),
  files: ({ id, title, doc_type, day, excerpt }, text) => ({
    title,
    line: lineOf(otherNameFound(text, title) ?? '', documentTypeLabels[doc_type], longDate(day)),
    excerpt,
    Icon: FileText,
    href: hrefOfHit.files(id),
  }),
  places: ({ id, name, type, city }) => ({
    title: name,
    line: lineOf(locationTypeLabels[type], city),
    Icon: MapPin,
    href: hrefOfHit.places(id),
  }),
  treatments: ({ id, title, type, status }, text) => ({
    title,
    line: lineOf(
      otherNameFound(text, title) ?? '',
      treatmentTypeLabels[type],
      treatmentStatusLabels[status],
    ),
    Icon: Stethoscope,
    href: hrefOfHit.treatments(id),
  }),
  articles: ({ url, title, source, published_date }, text) => {
    const href = articleHref(url);
    const line = lineOf(
      otherNameFound(text, title) ?? '',
      sourceLabel(source),
      articleDate(published_date),
    );
    return href === null ? null : { title, line, Icon: Newspaper, href, isElsewhere: true };
  },
};

const moreIcon: LucideIcon = ListFilter;

/** The search of a list forgives no slips, and only that of medicines knows other names: it is offered where it finds the same. */
function moreOf(
  group: SearchGroup,
  text: string,
  answer: SearchAnswer[SearchGroup],
): Result | null {
  const { total, hits, is_similar } = answer;
  if (!isSearchedList(group) || is_similar || total <= hits.length) return null;
  const isByOtherName = (hit: object): boolean =>
    'title' in hit && otherNameFound(text, String(hit.title)) !== null;
  if (group !== 'medicines' && hits.some(isByOtherName)) return null;
  return {
    key: `more ${group}`,
    title: moreTexts[group]({ count: total }),
    line: '',
    Icon: moreIcon,
    href: searchHref(group, text),
  };
}

function groupOf<Group extends SearchGroup>(
  name: Group,
  text: string,
  answer: SearchAnswer,
): ResultGroup {
  const { total, is_similar, hits } = answer[name];
  const results = (hits as readonly Hit<Group>[]).flatMap((hit): Result[] => {
    const shown = shownAs[name](hit, text);
    return shown === null ? [] : [{ key: `${name} ${hit.id}`, ...shown }];
  });
  const more = moreOf(name, text, answer[name]);
  return { name, results, total, isSimilar: is_similar, more };
}

/** The numbers that were asked for, to be called at once. */
function numbersOf(text: string, { hits, is_similar }: SearchAnswer['places']): ResultGroup {
  const asked = numberAsked(text, is_similar);
  const numberOf = (place: Hit<'places'>, kind: 'on_call_phone' | 'phone'): Result[] => {
    const href = phoneHref(place[kind]);
    if (href === null) return [];
    const line = lineOf(kind === 'phone' ? texts.phone : texts.onCall, place.name);
    const title = texts.call({ number: place[kind] });
    return [{ key: `${kind} ${place.id}`, title, line, Icon: Phone, href, isCall: true }];
  };
  const results = [
    ...(asked === 'none' ? [] : hits.flatMap((place) => numberOf(place, 'on_call_phone'))),
    ...(asked === 'phone' ? hits.flatMap((place) => numberOf(place, 'phone')) : []),
  ];
  return { name: 'numbers', results, total: results.length, isSimilar: is_similar, more: null };
}

/** What the server found, group by group. */
export const recordGroups = (text: string, answer: SearchAnswer): ResultGroup[] => [
  numbersOf(text, answer.places),
  ...searchGroups.map((name) => groupOf(name, text, answer)),
];
