import { of } from '../of.ts';

/** Routes, the guard, the menu and the header. */
export const access = [
  ...of('contract/src/access/routes.ts', [
    ['2.1', "login: { pattern: '/login'", "login: { pattern: '/signin'"],
    ['2.1', "pattern: '/files-documents'", "pattern: '/files'"],
    ['2.1', "pattern: '/treatment/:id'", "pattern: '/treatments/:id'"],
    ['2.1', "pattern: '/user/:userId'", "pattern: '/users/:userId'"],
    ['2.1', "pattern: '/oauth/callback'", "pattern: '/callback'"],
    ['2.1', "title: 'Locations', access: patients", "title: 'Locations', access: 'always'"],
    ['2.1', "title: 'Medications', access: patients", "title: 'Medications', access: allRoles"],
    ['2.1', "title: 'Dashboard', access: patients", "title: 'Dashboard', access: allRoles"],
    ['2.1', "title: 'Articles', access: allRoles", "title: 'Articles', access: patients"],
    [
      '2.1',
      "title: 'User Management', access: administrators",
      "title: 'User Management', access: allRoles",
    ],
    ['2.1', "title: 'User', access: administrators", "title: 'User', access: 'always'"],
    [
      '2.1',
      "title: 'Forgot your password?', access: 'always'",
      "title: 'Forgot your password?', access: allRoles",
    ],
    [
      '2.1',
      "title: 'Terms of service', access: 'always'",
      "title: 'Terms of service', access: 'second-factor'",
    ],
    ['2.1', "title: 'Sign in', access: 'sign-in'", "title: 'Sign in', access: 'always'"],
    [
      '2.1',
      "title: 'Confirm it is you', access: 'second-factor'",
      "title: 'Confirm it is you', access: allRoles",
    ],
    [
      '2.1',
      "title: 'Getting started', access: 'preboarding'",
      "title: 'Getting started', access: 'always'",
    ],
    ['2.1', "title: 'Caretrail', access: 'landing'", "title: 'Caretrail', access: 'always'"],
  ]),
  ...of('contract/src/access/decide.ts', [
    [
      '2.2',
      "hrefOf(session.isPrimaryEmail ? 'verify' : 'mfa')",
      "hrefOf(session.isPrimaryEmail ? 'mfa' : 'verify')",
    ],
    [
      '2.2',
      "hrefOf(session.role === 'administrator' ? 'adminPanel' : 'dashboard')",
      "hrefOf('dashboard')",
    ],
    ['2.2', "return hrefOf('terms');", "return hrefOf('mfa');"],
    ['2.3', "return hrefOf('preboarding');", "return hrefOf('dashboard');"],
    ['2.3', "if (!session.mfaVerified) return 'mfa';", "if (!session.mfaVerified) return 'app';"],
    ['2.1', "if (!session.termsAccepted) return 'terms';", ''],
    ['2.3', "if (!session.preboardingCompleted) return 'preboarding';", ''],
    ['2.2', "if (session.role === 'administrator') return 'app';", ''],
    ['2.1', "return session.signedIn ? home : 'show';", "return 'show';"],
    [
      '2.1',
      "return nextStep(session) === 'preboarding' ? 'show' : home;",
      "return session.signedIn ? 'show' : home;",
    ],
    ['2.1', 'if (name === undefined) return home;', "if (name === undefined) return 'show';"],
    [
      '6',
      "nextStep(session) === 'app' && access.includes(session.role)",
      "nextStep(session) === 'app'",
    ],
    [
      '6',
      "session.role === audience ? 'allow' : 'forbidden'",
      "session.role === audience ? 'allow' : 'allow'",
    ],
    ['6', "member: 'app',", "member: 'terms',"],
    ['6', "patient: 'app',", "patient: 'preboarding',"],
  ]),
  ...of('contract/src/access/menu.ts', [
    ['2.4', "return startsWith('/treatment/');", "return startsWith('/treatmentx/');"],
    ['2.4', '`${user.first_name} ${user.last_name}`', 'user.first_name'],
    ['2.4', 'user?.first_name && user.last_name', 'user?.first_name || user?.last_name'],
    ['2.4', "return user?.user_name || 'User';", "return user?.user_name || '';"],
    ['2.4', "return user?.user_name || 'User'", "return 'User'"],
    ['2.4', "'Are you sure you want to logout?'", "'Are you sure you want to log out?'"],
    ['2.4', "sendFeedback: 'Send Feedback'", "sendFeedback: 'Feedback'"],
    [
      '2.4',
      "link('Treatments', 'treatments'),\n    link('Locations', 'locations'),",
      "link('Locations', 'locations'),\n    link('Treatments', 'treatments'),",
    ],
    [
      '2.4',
      "link('Profile', 'settings'),\n    logout,\n  ],\n  administrator",
      "link('Profile', 'settings'),\n  ],\n  administrator",
    ],
    ['2.4', "searchPlaceholder: 'Search'", "searchPlaceholder: 'Find'"],
  ]),
  ...of('contract/src/access/page-header.ts', [
    ['2.5', "'Timeline & Events'", "'Timeline and events'"],
    ['2.5', "'View and manage your appointments and events'", "'Your events'"],
    ['2.5', "'Search medications...'", "'Search medication...'"],
    ['2.5', "'Your health overview'", "'Overview'"],
    ['2.5', "'The latest articles and health insights, relevant to you'", "'Articles for you'"],
    ['2.5', "filterPanel: 'Filter Options'", "filterPanel: 'Filter options'"],
    ['2.5', 'title: productName,', "title: 'Home',"],
    ['2.5', 'path.includes(part)', 'path === part'],
    [
      '2.5',
      'searchPlaceholder: null,\n      offers: nothing,',
      'searchPlaceholder: null,\n      offers: { ...nothing, create: true },',
    ],
    ['2.5', "reset: 'Reset'", "reset: 'Clear'"],
  ]),
  ...of('contract/src/timelines/views.ts', [
    ['2.5', "defaultEventView = 'list'", "defaultEventView = 'timeline'"],
    [
      '2.5',
      "['list', 'timeline', 'calendar'] as const",
      "['list', 'timeline', 'calendar', 'board'] as const",
    ],
    ['2.5', 'current === pressed ? defaultEventView : pressed', 'pressed'],
  ]),
  ...of('contract/src/timelines/filter.ts', [
    ['2.5', '=> types.length;', '=> Math.min(1, types.length);'],
    ['2.5', "filter.types.length > 0 || filter.search.trim() !== ''", 'filter.types.length > 0'],
    [
      '2.5',
      'words.every((word) => text.includes(word))',
      'words.some((word) => text.includes(word))',
    ],
    ['2.5', 'search.toLowerCase().split', 'search.split'],
    ['2.5', 'types.size === 0 || types.has', 'types.size === 0 || !types.has'],
  ]),
  ...of('web/src/app/pages.ts', [
    [
      '2.1',
      'passwordVerify: emailCode,',
      "passwordVerify: lazyPage(() => import('../features/password/forgotten-page.tsx').then((m) => ({ default: m.ForgottenPage }))),",
    ],
    [
      '2.1',
      "import('../features/dashboard/page.tsx').then((m) => ({ default: m.DashboardPage }))",
      "import('../features/locations/page.tsx').then((m) => ({ default: m.LocationsPage }))",
    ],
  ]),
  ...of('web/src/shell/list-header/list-state.ts', [
    ['2.5', 'isEventView(view) ? view : defaultEventView', "isEventView(view) ? view : 'calendar'"],
    ['2.5', '.filter(isEventType)', ''],
  ]),
];
