import { of } from '../of.ts';

/** Routes, the guard, the menu and the header. */
export const access = [
  ...of('contract/src/access/routes.ts', [
    ['2.1', "login: { pattern: '/login'", "login: { pattern: '/signin'"],
    ['2.1', "pattern: '/files-documents'", "pattern: '/files'"],
    ['2.1', "pattern: '/treatment/:id'", "pattern: '/treatments/:id'"],
    ['2.1', "pattern: '/user/:userId'", "pattern: '/users/:userId'"],
    ['2.1', "pattern: '/oauth/callback'", "pattern: '/callback'"],
    ['2.1', "pattern: '/locations', access: patients", "pattern: '/locations', access: 'always'"],
    ['2.1', "pattern: '/medication', access: patients", "pattern: '/medication', access: allRoles"],
    ['2.1', "pattern: '/dashboard', access: patients", "pattern: '/dashboard', access: allRoles"],
    ['2.1', "pattern: '/articles', access: allRoles", "pattern: '/articles', access: patients"],
    [
      '2.1',
      "pattern: '/admin-panel', access: administrators",
      "pattern: '/admin-panel', access: allRoles",
    ],
    [
      '2.1',
      "pattern: '/user/:userId', access: administrators",
      "pattern: '/user/:userId', access: 'always'",
    ],
    [
      '2.1',
      "pattern: '/forgot-password', access: 'always'",
      "pattern: '/forgot-password', access: allRoles",
    ],
    ['2.1', "pattern: '/terms', access: 'always'", "pattern: '/terms', access: 'second-factor'"],
    ['2.1', "pattern: '/login', access: 'sign-in'", "pattern: '/login', access: 'always'"],
    ['2.1', "pattern: '/mfa', access: 'second-factor'", "pattern: '/mfa', access: allRoles"],
    [
      '2.1',
      "pattern: '/preboarding', access: 'preboarding'",
      "pattern: '/preboarding', access: 'always'",
    ],
    ['2.1', "pattern: '/', access: 'landing'", "pattern: '/', access: 'always'"],
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
    ['2.3', "if (session.hasRecord && !session.preboardingCompleted) return 'preboarding';", ''],
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
    ['2.4', 'return user?.user_name || menuTexts.namelessUser;', "return user?.user_name || '';"],
    ['2.4', 'return user?.user_name || menuTexts', 'return menuTexts'],
    ['2.4', "'Are you sure you want to logout?'", "'Are you sure you want to log out?'"],
    ['2.4', "sendFeedback: 'Send Feedback'", "sendFeedback: 'Feedback'"],
    [
      '2.4',
      "link('treatments'),\n    link('locations'),",
      "link('locations'),\n    link('treatments'),",
    ],
    [
      '2.4',
      "link('settings'),\n    logout,\n  ],\n  administrator",
      "link('settings'),\n  ],\n  administrator",
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
      'headed(texts.articles, nothing)',
      'headed(texts.articles, { ...nothing, create: true })',
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
      "passwordVerify: lazyPage(() => import('../features/password/forgotten-page.tsx').then((m) => m.ForgottenPage)),",
    ],
    [
      '2.1',
      "import('../features/dashboard/page.tsx').then((m) => m.DashboardPage)",
      "import('../features/locations/page.tsx').then((m) => m.LocationsPage)",
    ],
  ]),
  ...of('web/src/shell/list-header/list-state.ts', [
    ['2.5', 'isEventView(view) ? view : defaultEventView', "isEventView(view) ? view : 'calendar'"],
    ['2.5', '.filter(isEventType)', ''],
  ]),
];
