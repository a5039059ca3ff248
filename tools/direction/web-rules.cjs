const { codeOnly, forbid, TEST } = require('./rule.cjs');

/**
 * @param {string} layer
 * @param {string} above
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} which
 */
function onlyBelow(layer, above, which) {
  return forbid(
    `web-${layer}-imports-only-below`,
    'The layers are app > features > shell > data > session > ui > lib.',
    { path: `^web/src/${layer}/`, pathNot: TEST },
    { path: `^web/src/(main\\.tsx$|(${above})/)`, ...which },
  );
}

module.exports.webRules = [
  forbid(
    'web-features-not-each-other',
    'A feature is entered by its public.ts, or by that of one of its folders. What belongs to no feature goes to shell/, ui/ or lib/.',
    { path: '^web/src/features/([^/]+)/' },
    {
      path: '^web/src/features/',
      pathNot: [
        '^web/src/features/$1/',
        '^web/src/features/[^/]+/public\\.tsx?$',
        '^web/src/features/[^/]+/[^/]+/public\\.tsx?$',
      ],
    },
  ),
  onlyBelow('lib', 'app|features|shell|data|session|ui', {}),
  onlyBelow('ui', 'app|features|shell|data|session', {}),
  onlyBelow('session', 'app|features|shell|data', codeOnly),
  onlyBelow('data', 'app|features|shell', codeOnly),
  onlyBelow('shell', 'app|features', codeOnly),
  onlyBelow('features', 'app', codeOnly),
  forbid(
    'web-worker-imports-only-lib-and-contract',
    'The service worker is a program of its own, loaded by every visit: no screen, no store, no package.',
    { path: '^web/src/worker/', pathNot: TEST },
    { path: '.', pathNot: '^(web/src/(worker|lib)|contract/src)/', ...codeOnly },
  ),
  forbid(
    'web-worker-is-no-part-of-the-app',
    'The build bundles it apart (web/build/service-worker.ts): a page talks to it by messages.',
    { path: '^web/src/', pathNot: ['^web/src/worker/', TEST] },
    { path: '^web/src/worker/', ...codeOnly },
  ),
  forbid(
    'web-calls-only-from-the-data-layer',
    'What the server says is held in one cache: a screen calls it by data/, and before the shell by session/.',
    { path: '^web/src/', pathNot: ['^web/src/(data|session|lib)/', TEST] },
    { path: '^web/src/lib/(http|upload|send-patiently)\\.ts$', ...codeOnly },
  ),
  forbid(
    'web-ui-knows-no-store',
    'A ui/ part gets all it shows by its props.',
    { path: '^web/src/(ui|lib)/' },
    { path: '(^|/)node_modules/(@reduxjs/toolkit|react-redux|redux|redux-thunk)/' },
  ),
  forbid(
    'web-testing-only-from-tests',
    'web/src/testing is for tests.',
    { path: '^web/', pathNot: ['^web/src/testing/', TEST] },
    { path: '^web/src/testing/' },
  ),
];
