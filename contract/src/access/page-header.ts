import { messages } from '../i18n/messages.ts';
import { productName } from '../texts/product.ts';

export type PageHeader = {
  readonly title: string;
  readonly subtitle: string;
  /** null: the header offers no search here. */
  readonly searchPlaceholder: string | null;
  readonly offers: {
    readonly search: boolean;
    readonly filters: boolean;
    readonly viewToggles: boolean;
    readonly create: boolean;
  };
};

const nothing = { search: false, filters: false, viewToggles: false, create: false } as const;

const texts = messages('access/page-header', {
  timeline: {
    title: 'Timeline & Events',
    subtitle: 'View and manage your appointments and events',
    search: 'Search events...',
  },
  medication: {
    title: 'Medications',
    subtitle: 'Manage your medication schedule',
    search: 'Search medications...',
  },
  dashboard: {
    title: 'Dashboard',
    subtitle: 'Your health overview',
    search: 'Search...',
  },
  articles: {
    title: 'Articles',
    subtitle: 'The latest articles and health insights, relevant to you',
  },
});

type Words = { readonly title: string; readonly subtitle: string; readonly search?: string };

/** Reads its words when they are shown, in the language of that moment. */
const headed = (words: Words, offers: PageHeader['offers']): PageHeader => ({
  get title() {
    return words.title;
  },
  get subtitle() {
    return words.subtitle;
  },
  get searchPlaceholder() {
    return words.search ?? null;
  },
  offers,
});

/** §2.5: "path contains", in the order of its table. */
const headersByPath: readonly (readonly [string, PageHeader])[] = [
  [
    '/timeline',
    headed(texts.timeline, { search: true, filters: true, viewToggles: true, create: true }),
  ],
  [
    '/medication',
    headed(texts.medication, { search: true, filters: false, viewToggles: false, create: true }),
  ],
  [
    '/dashboard',
    headed(texts.dashboard, { search: true, filters: false, viewToggles: false, create: true }),
  ],
  ['/articles', headed(texts.articles, nothing)],
];

/** §2.5: any other path. */
export const otherHeader: PageHeader = {
  title: productName,
  subtitle: '',
  searchPlaceholder: null,
  offers: nothing,
};

export const pageHeaderOf = (path: string): PageHeader =>
  headersByPath.find(([part]) => path.includes(part))?.[1] ?? otherHeader;

/** §2.5 */
export const pageHeaderTexts = messages('access/page-header-tools', {
  filters: 'Filters',
  filterPanel: 'Filter Options',
  filterByType: 'Filter by event type',
  cancel: 'Cancel',
  apply: 'Apply',
  reminders: 'Reminders',
  create: 'Create',
  reset: 'Reset',
});
