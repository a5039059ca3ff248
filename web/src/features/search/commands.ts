import { menuOf } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { scoreOf, wordsOf } from '@caretrail/contract/search/match-words';
import { adminViewTexts } from '@caretrail/contract/users/texts';
import {
  Activity,
  ALargeSmall,
  CalendarPlus,
  FileUp,
  KeyRound,
  type LucideIcon,
  MapPinPlus,
  NotebookPen,
  PanelTop,
  Pill,
  Printer,
  Settings,
  Stethoscope,
  Zap,
} from 'lucide-react';
import {
  asNeededHref,
  type FormLink,
  newAppointment,
  newEventHref,
  newFileHref,
  newMedicineHref,
  newNote,
  newPlaceHref,
  newSeizure,
  newSymptom,
  newTreatmentHref,
} from '../../shell/capture/capture-links.ts';
import { listSettings, settingHref } from '../settings/public.ts';
import type { Result, ResultGroup } from './results.ts';
import { commandTexts, commandWords, pageTexts, pageWords } from './texts.ts';

/** What the app itself offers; `words` are other words for it. */
type Offer = Result & { readonly words: string };
/** … folded, once and not for each letter. */
type FoldedOffer = {
  readonly offer: Offer;
  readonly inTitle: readonly string[];
  readonly inAll: readonly string[];
};
type OfferGroup = 'actions' | 'pages' | 'settings';

type Command = readonly [key: keyof typeof commandTexts, Icon: LucideIcon, link: FormLink | string];

const commands: readonly Command[] = [
  ['appointment', CalendarPlus, newAppointment],
  ['symptom', Activity, newSymptom],
  ['seizure', Zap, newSeizure],
  ['asNeeded', Pill, asNeededHref],
  ['medicine', Pill, newMedicineHref],
  ['file', FileUp, newFileHref],
  ['note', NotebookPen, newNote],
  ['event', CalendarPlus, newEventHref],
  ['treatment', Stethoscope, newTreatmentHref],
  ['place', MapPinPlus, newPlaceHref],
  ['summary', Printer, settingHref.summary],
  ['medicineList', Printer, `${hrefOf('medication')}?print=`],
  ['password', KeyRound, settingHref.password],
  ['textSize', ALargeSmall, settingHref.textSize],
];

const openedBy = (link: FormLink | string): Pick<Result, 'href' | 'state'> =>
  typeof link === 'string' ? { href: link } : { href: link.to, state: link.state };

const actionsOf = (role: Role): Offer[] =>
  role === 'administrator'
    ? []
    : commands.map(([key, Icon, link]) => ({
        key: `action ${key}`,
        title: commandTexts[key],
        line: '',
        Icon,
        ...openedBy(link),
        words: commandWords[key],
      }));

type PageKey = keyof typeof pageWords;

const pageOf = (key: PageKey, title: string, href: string): Offer => ({
  key: `page ${key}`,
  title,
  line: '',
  Icon: PanelTop,
  href,
  words: pageWords[key],
});

/** The entries of the menu, and what is one step away from them. */
const pagesOf = (role: Role): Offer[] => [
  ...menuOf[role].flatMap((entry) =>
    entry.kind === 'link' ? [pageOf(entry.route as PageKey, entry.label, hrefOf(entry.route))] : [],
  ),
  role === 'administrator'
    ? pageOf('audit', adminViewTexts.audit, `${hrefOf('adminPanel')}?view=audit`)
    : pageOf('bin', pageTexts.bin, `${hrefOf('filesDocuments')}?bin=`),
];

/** The line of each is the name of its section. */
const settingsOf = (role: Role): Offer[] =>
  listSettings(role).map(({ name, words, where, href }) => ({
    key: `setting ${href} ${name}`,
    title: name,
    line: where,
    Icon: Settings,
    href,
    words,
  }));

/** Shown before anything is typed. */
const firstActions = 6;
/** More would push out of sight what was found in the record. */
const mostOfGroup = 4;

const groupOf = (
  name: OfferGroup,
  results: readonly Result[],
  isSimilar: boolean,
): ResultGroup => ({ name, results, total: results.length, isSimilar, more: null });

export const startGroups = (role: Role): ResultGroup[] =>
  [
    groupOf('actions', actionsOf(role).slice(0, firstActions), false),
    groupOf('pages', pagesOf(role), false),
  ].filter(({ results }) => results.length > 0);

const folded = (offers: readonly Offer[]): FoldedOffer[] =>
  offers.map((offer) => ({
    offer,
    inTitle: wordsOf(offer.title),
    inAll: wordsOf(`${offer.title} ${offer.words}`),
  }));

/** Settings by the name of their section: only where none fits by its own words. */
const bySection = (role: Role): FoldedOffer[] =>
  folded(settingsOf(role).map((each) => ({ ...each, words: `${each.words} ${each.line}` })));

const makeOffers = (
  role: Role,
): Readonly<Record<OfferGroup | 'sections', readonly FoldedOffer[]>> => ({
  actions: folded(actionsOf(role)),
  pages: folded(pagesOf(role)),
  settings: folded(settingsOf(role)),
  sections: bySection(role),
});
const offers = new Map<Role, ReturnType<typeof makeOffers>>();

function offersOf(role: Role): ReturnType<typeof makeOffers> {
  const known = offers.get(role) ?? makeOffers(role);
  offers.set(role, known);
  return known;
}

/** The title counts twice: "medicine" is rather "Add a medicine" than another word for something else. */
function fitting(from: readonly FoldedOffer[], typed: readonly string[], isForgiving: boolean) {
  const scored = from.map(({ offer, inTitle, inAll }) => ({
    offer,
    score: scoreOf(typed, inAll, isForgiving) + scoreOf(typed, inTitle, isForgiving),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ offer }) => offer);
}

/** The best of a group; similar ones only where nothing fits as it was typed. */
function bestOf(
  name: OfferGroup,
  from: readonly FoldedOffer[],
  typed: readonly string[],
): ResultGroup {
  const literal = fitting(from, typed, false);
  const isSimilar = literal.length === 0;
  const found = isSimilar ? fitting(from, typed, true) : literal;
  return groupOf(name, found.slice(0, mostOfGroup), isSimilar);
}

/** What the app offers for a text, without asking the server. */
export function findOffers(text: string, role: Role): ResultGroup[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const from = offersOf(role);
  const actions = bestOf('actions', from.actions, typed);
  // A setting that an action already leads to is not offered twice.
  const known = new Set(actions.results.map(({ href }) => href));
  const isNew = ({ offer }: FoldedOffer): boolean => !known.has(offer.href);
  const hasOwn = fitting(from.settings, typed, false).length > 0;
  const settings = (hasOwn ? from.settings : from.sections).filter(isNew);
  return [actions, bestOf('pages', from.pages, typed), bestOf('settings', settings, typed)];
}
