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

/** §2.5: "path contains", in the order of its table. */
const headersByPath: readonly (readonly [string, PageHeader])[] = [
  [
    '/timeline',
    {
      title: 'Timeline & Events',
      subtitle: 'View and manage your appointments and events',
      searchPlaceholder: 'Search events...',
      offers: { search: true, filters: true, viewToggles: true, create: true },
    },
  ],
  [
    '/medication',
    {
      title: 'Medications',
      subtitle: 'Manage your medication schedule',
      searchPlaceholder: 'Search medications...',
      offers: { search: true, filters: false, viewToggles: false, create: true },
    },
  ],
  [
    '/dashboard',
    {
      title: 'Dashboard',
      subtitle: 'Your health overview',
      searchPlaceholder: 'Search...',
      offers: { search: true, filters: false, viewToggles: false, create: true },
    },
  ],
  [
    '/articles',
    {
      title: 'Articles',
      subtitle: 'The latest articles and health insights, relevant to you',
      searchPlaceholder: null,
      offers: nothing,
    },
  ],
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
export const pageHeaderTexts = {
  filters: 'Filters',
  filterPanel: 'Filter Options',
  filterByType: 'Filter by event type',
  cancel: 'Cancel',
  apply: 'Apply',
  reminders: 'Reminders',
  create: 'Create',
  reset: 'Reset',
} as const;
