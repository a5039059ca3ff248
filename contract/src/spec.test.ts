/**
 * The only test that types the specification's values again (docs/spec/spec.md), apart from the order of access in
 * `decide.test.ts` and the browser tests of sizes. Every other test imports names, so a wrong value cannot agree with itself.
 */
import { describe, expect, it } from 'vitest';
import { decideScreen } from './access/decide.ts';
import { menuOf, menuTexts } from './access/menu.ts';
import { pageHeaderOf, pageHeaderTexts } from './access/page-header.ts';
import { routes } from './access/routes.ts';
import { type Session, signedOut } from './access/session.ts';
import { articlesTexts } from './articles/texts.ts';
import { clearedOnLogout, storageKeys, storedTrue } from './browser-storage-keys.ts';
import { consentValidMs } from './cookie-consent/rules.ts';
import { cookieTexts, footerTexts } from './cookie-consent/texts.ts';
import { usDate } from './dates.ts';
import { allEndpoints } from './http/all-endpoints.ts';
import { limits } from './limits.ts';
import { diseaseGroupLabels, diseaseTypeLabels } from './profile/disease-labels.ts';
import { clientErrors } from './texts/client-errors.ts';
import { bulkDeleteToast, toasts } from './texts/toasts.ts';
import { eventTypeLabel, eventTypes } from './timelines/event-types.ts';
import { defaultEventView, eventViewButtons, eventViews } from './timelines/views.ts';
import { usersTexts } from './users/texts.ts';

describe('§2 screens', () => {
  const publicRoutes = [
    '/login',
    '/forgot-password',
    '/set-new-password',
    '/forgot-password-error',
    '/terms',
    '/oauth/callback',
    '/mfa',
    '/verify',
    '/password-verify',
    // Decision 0040: not of the specification.
    '/reminder',
    '/invitation',
    '/circle-link',
    '/emergency-card',
  ];
  const patientRoutes = [
    '/dashboard',
    '/treatments',
    '/treatment/:id',
    '/locations',
    '/medication',
    '/timelines',
    '/files-documents',
    '/helping',
  ];
  const routesOfBoth = ['/articles', '/settings'];
  const administratorRoutes = ['/admin-panel', '/user/:userId'];
  const protectedRoutes = [...patientRoutes, ...routesOfBoth, ...administratorRoutes];
  const everyRoute = [...publicRoutes, '/preboarding', '/', ...protectedRoutes];
  const everything = {
    signedIn: true,
    role: 'patient',
    mfaVerified: true,
    termsAccepted: true,
    preboardingCompleted: true,
    hasRecord: true,
    isPrimaryEmail: true,
  } as const satisfies Session;
  /** The routes that this session can see. */
  const shownTo = (session: Session): string[] =>
    everyRoute.filter((pattern) => {
      const path = pattern.replace(/:\w+/, 'some-id');
      return decideScreen(session, path) === 'show';
    });

  it('§2.1 has these routes', () => {
    const patterns = Object.values(routes).map(({ pattern }) => pattern);
    expect(patterns.toSorted()).toEqual(everyRoute.toSorted());
  });

  it('§2.1 a signed-out visitor sees only the public routes and is sent to /login', () => {
    expect(shownTo(signedOut)).toEqual(publicRoutes);
    for (const pattern of ['/', '/preboarding', '/any/other', ...protectedRoutes]) {
      const path = pattern.replace(/:\w+/, 'some-id');
      expect(decideScreen(signedOut, path), path).toEqual({ redirect: '/login' });
    }
  });

  it('§2.1 §2.3 no protected route opens before the second factor, the terms or preboarding', () => {
    const before = [
      { ...everything, mfaVerified: false },
      { ...everything, termsAccepted: false },
      { ...everything, preboardingCompleted: false },
    ];
    for (const session of before)
      expect(shownTo(session).filter((pattern) => protectedRoutes.includes(pattern))).toEqual([]);
  });

  it('§2.1 D4 each role is shown its protected routes and no other', () => {
    const guarded = (session: Session): string[] =>
      shownTo(session).filter((pattern) => !publicRoutes.includes(pattern));
    expect(guarded(everything)).toEqual([...patientRoutes, ...routesOfBoth]);
    expect(guarded({ ...everything, role: 'administrator' })).toEqual([
      ...routesOfBoth,
      ...administratorRoutes,
    ]);
  });

  it('§2.4 has this menu', () => {
    const shown = menuOf.patient.map((entry) =>
      entry.kind === 'link' ? `${entry.label} (${routes[entry.route].pattern})` : entry.label,
    );
    expect(shown).toEqual([
      'Dashboard (/dashboard)',
      'Treatments (/treatments)',
      'Locations (/locations)',
      'Timelines (/timelines)',
      'Medication (/medication)',
      'Files & Documents (/files-documents)',
      'Articles (/articles)',
      'Profile (/settings)',
      'Logout',
    ]);
    expect(menuTexts).toMatchObject({
      sendFeedback: 'Send Feedback',
      logoutQuestion: 'Are you sure you want to logout?',
      cancel: 'Cancel',
      logout: 'Logout',
      searchPlaceholder: 'Search',
    });
  });

  it.each([
    [
      '/timelines',
      'Timeline & Events',
      'View and manage your appointments and events',
      'Search events...',
    ],
    ['/medication', 'Medications', 'Manage your medication schedule', 'Search medications...'],
    ['/dashboard', 'Dashboard', 'Your health overview', 'Search...'],
    ['/articles', 'Articles', 'The latest articles and health insights, relevant to you', null],
    ['/treatments', 'Caretrail', '', null],
  ])('§2.5 heads %s', (path, title, subtitle, searchPlaceholder) => {
    expect(pageHeaderOf(path)).toMatchObject({ title, subtitle, searchPlaceholder });
  });

  it('§2.5 words the header like this, and hides it all on the articles page', () => {
    expect(pageHeaderTexts).toEqual({
      filters: 'Filters',
      filterPanel: 'Filter Options',
      filterByType: 'Filter by event type',
      cancel: 'Cancel',
      apply: 'Apply',
      reminders: 'Reminders',
      create: 'Create',
      reset: 'Reset',
    });
    expect(eventViews).toEqual(['list', 'timeline', 'calendar']);
    expect(defaultEventView).toBe('list');
    // The first is ours.
    expect(eventViewButtons.map(({ label }) => label).slice(1)).toEqual(['Timeline', 'Calendar']);
    expect(Object.values(pageHeaderOf('/articles').offers)).toEqual([false, false, false, false]);
    for (const path of ['/timelines', '/medication', '/dashboard'])
      expect(pageHeaderOf(path).offers.create).toBe(true);
  });

  it('§2.6 words the articles page like this', () => {
    expect(articlesTexts).toMatchObject({
      allTags: 'All',
      view: 'View',
      show: 'Show',
      allPerPage: 'ALL',
      noResults: 'No articles found.',
      categories: 'Blog categories',
      search: 'Search articles',
      searchPlaceholder: 'Search by title...',
      generalSource: 'General',
      imageOffScreen: 'Image will load when visible',
      imageLoading: 'Loading preview...',
      retry: 'Retry',
    });
    expect(articlesTexts.error({ message: 'why' })).toBe('Error loading articles: why');
    expect(articlesTexts.total({ count: '7' })).toBe('7 total articles');
    expect(articlesTexts.found({ found: '2', total: '7' })).toBe('Found 2 of 7 articles');
    expect(articlesTexts.page({ page: '1', total: '4' })).toBe('(Page 1 of 4)');
  });

  it('§2.7 words the user management page like this', () => {
    expect(usersTexts).toEqual({
      heading: 'User Management',
      description: 'Search and manage your users',
      searchPlaceholder: 'Search by name, email, or date of birth',
      columns: {
        name: 'Name',
        email: 'Email',
        dateOfBirth: 'Date of Birth',
        status: 'Status',
        lastLogin: 'Last Login',
        actions: 'Actions',
      },
      viewDetails: 'View Details',
      loading: 'Loading users...',
      noMatch: 'No users found matching your search.',
      none: 'No users available.',
    });
    expect([usDate('2024-03-05'), usDate(null), usDate('soon')]).toEqual([
      'Mar 5, 2024',
      'N/A',
      'Invalid Date',
    ]);
  });

  it('§2.8 words the cookie banner like this', () => {
    expect(cookieTexts).toMatchObject({
      heading: 'We value your privacy',
      acceptAll: 'Accept All Cookies',
      declineNonEssential: 'Decline Non-Essential',
      managePreferences: 'Manage Preferences',
      back: 'Back',
      essential: { heading: 'Essential cookies', state: 'Always active' },
      analytics: {
        heading: 'Analytics & performance cookies',
        allow: 'Allow All Cookies',
        decline: 'Decline Non-Essential',
      },
    });
    expect(footerTexts).toMatchObject({
      privacyPolicy: 'Privacy policy',
      cookiePolicy: 'Cookie policy',
      termsOfService: 'Terms of service',
    });
  });
});

describe('§3 entities', () => {
  it('has these event types and labels', () => {
    expect([...eventTypes, 'User Storage'].map((key) => `${key}: ${eventTypeLabel(key)}`)).toEqual([
      'Appointment: Appointment',
      'Consultations: Consultations',
      'Scan: Scan',
      'Tests: Test',
      'Treatment: Treatment',
      'Rehab: Rehab',
      'Results: Result',
      'Important Data: Important Data',
      'UserStorage: Document',
      'Medication: Medication',
      'User Storage: Document',
    ]);
  });

  it('has these disease labels', () => {
    expect(Object.values(diseaseGroupLabels)).toEqual([
      'None',
      'Hypertension',
      'Breast cancer',
      'Lung cancer',
      'Hyperthyroidism',
    ]);
    expect(Object.values(diseaseTypeLabels)).toEqual([
      'None',
      'Aortic aneurysm',
      'Glioblastoma',
      'Invasive Ductal Carcinoma',
      'Thyroiditis',
    ]);
  });

  it('has these browser storage keys', () => {
    expect(Object.values(storageKeys).slice(0, 10)).toEqual([
      'access_token',
      'refresh_token',
      'user_data',
      'mfa_verified',
      'preboarding_completed',
      'terms_accepted',
      'patientID',
      'patientData',
      'preboarding_data',
      'token',
    ]);
    expect(storedTrue).toBe('true');
  });

  it('§4.1 a logout clears tokens, user, preboarding and patient data and the mfa flag', () => {
    expect(clearedOnLogout).toEqual(
      expect.arrayContaining([
        'access_token',
        'refresh_token',
        'user_data',
        'preboarding_data',
        'preboarding_completed',
        'patientID',
        'patientData',
        'mfa_verified',
      ]),
    );
  });
});

describe('§7 calls', () => {
  const calls = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

  it.each([
    'POST /api/stytch/login_api_gateway/',
    'GET /api/patients/me_api_gateway',
    'POST /api/token/refresh_api_gateway',
    'GET /api/user/list/',
    'GET /api/timelines/events_api_gateway/',
    'POST /api/timelines/events/create_api_gateway/',
    'DELETE /api/timelines/events/{id}/delete_api_gateway/',
    'DELETE /api/timeline/events/{eventId}/files/{fileId}/',
    'PATCH /api/timelines/events/{id}/update_api_gateway/',
    'POST /api/medications_api_gateway/',
    'DELETE /api/medications_api_gateway/{id}',
    'PATCH /api/medications_api_gateway/{id}/',
    'POST /api/articles_api_gateway/',
  ])('has %s', (call) => {
    expect(calls).toContain(call);
  });

  it('has these toasts', () => {
    expect(toasts).toEqual({
      eventCreated: 'Event Created Successfully',
      eventDeleted: 'Event Deleted Successfully',
      eventEdited: 'Event Edited Successfully',
      fileDeleted: 'File Deleted Successfully',
      medicationAdded: 'Medication Added Successfully',
      medicationDeleted: 'Medication Deleted Successfully',
      medicationEdited: 'Medication Edited Successfully',
    });
    expect(bulkDeleteToast({ successful: 3, failed: 0 })).toBe(
      'Successfully deleted 3 medications',
    );
    expect(bulkDeleteToast({ successful: 2, failed: 1 })).toBe('Deleted 2 medications, 1 failed');
  });
});

describe('§8 error catalogue', () => {
  it('has these texts', () => {
    const { articles, answeredWith: _, unreadableAnswer: _ours, ...plain } = clientErrors;
    expect(plain).toEqual({
      login: 'Login failed. Please check your credentials or try again.',
      profile: 'Failed to fetch profile data.',
      profileUnauthorised: 'Authentication failed. Please try logging in again.',
      profileWithoutUserId: 'User ID not provided. Cannot fetch profile.',
      profileForPatientsOnly: 'Operation only allowed for patients.',
      events: 'Login failed. Please check your credentials.',
      eventFileDelete: 'Failed to delete file.',
      eventIdMissing: 'Event ID not found in FormData for editing.',
      medicationIdMissing: 'medicationId ID not found in FormData for editing.',
      medications: 'Something went wrong',
      bulkDelete: 'Something went wrong during bulk deletion',
      userList: 'Failed to load user data. Please try again later.',
    });
    expect([
      articles.badRequest,
      articles.otherStatus({ status: 502 }),
      articles.noResponse,
      articles.setup({ message: 'why' }),
      articles.unexpected,
      articles.notAnError,
      articles.badShape,
    ]).toEqual([
      'Invalid request data. Check tags and page number.',
      'Server error: 502',
      'No response received from server. Check network or backend.',
      'Request setup error: why',
      'An unexpected error occurred.',
      'Unknown error fetching articles',
      'Invalid response format received from server.',
    ]);
  });
});

describe('§9 constants', () => {
  it('has these numbers', () => {
    expect(limits.http).toMatchObject({ timeoutMs: 5000, versionLabel: 'v1.0' });
    expect(limits.layout).toEqual({
      drawerBelowPx: 768,
      selectMenuZIndex: 9999,
      contentOffsetPx: 300,
    });
    expect(limits.debounceMs).toEqual({ header: 300, blog: 500 });
    expect(limits.toast).toEqual({ autoCloseMs: 5000 });
    expect(limits.articles).toEqual({
      fetchPageSize: 100,
      defaultPageSize: 20,
      pageSizes: [10, 20, 50, 100, 'all'],
      summaryCut: 180,
      summaryBoundaryWindow: 50,
      imageTimeoutMs: 4000,
      previewConcurrency: 10,
      visibleThreshold: 0.1,
      visibleMarginPx: 50,
      staggerMs: 100,
      staggerMaxMs: 1000,
      defaultTag: 'Glioblastoma',
      skeletonCards: 6,
      minTagLength: 3,
      lowercaseOnlyTagLength: 5,
      faviconPx: 256,
    });
    expect(limits.cookieConsent).toEqual({ months: 13, daysPerMonth: 30.44 });
    expect(consentValidMs).toBe(13 * 30.44 * 24 * 60 * 60 * 1000);
  });
});
