const { codeOnly, forbid, TEST } = require('./rule.cjs');

/** Where the app is put together from its parts. */
const COMPOSITION_ROOTS = ['^server/src/(app|main|cli)\\.ts$', '^server/src/start/'];

/** repo.ts, or sessions-repo.ts where a module has several. */
const REPO = '[/-]repo\\.ts$';

module.exports.serverRules = [
  forbid(
    'modules-meet-only-in-services',
    'Of another module only its service.ts is open: its tables are its own.',
    { path: '^server/src/modules/([^/]+)/' },
    { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '/service\\.ts$'] },
  ),
  forbid(
    'adapters-only-from-the-root',
    'Adapters are picked where the app is composed; the rest knows the port.',
    { pathNot: [...COMPOSITION_ROOTS, '^server/src/(adapters|testing)/', TEST] },
    { path: '^server/src/adapters/' },
  ),
  forbid(
    'db-only-from-repos',
    'SQL lives in repo.ts; a service may name the type of the connection it hands on.',
    { path: '^server/src/modules/', pathNot: [REPO, TEST] },
    { path: '^server/src/db/', ...codeOnly },
  ),
  forbid(
    'routes-never-touch-repos',
    'routes.ts → service.ts → repo.ts.',
    { path: '^server/src/.*[/-]routes\\.ts$' },
    { path: REPO },
  ),
  forbid(
    'ports-are-leaves',
    'A port is an interface: it names contract types and other ports.',
    { path: '^server/src/ports/', pathNot: TEST },
    { path: '^server/src/', pathNot: '^server/src/ports/' },
  ),
  forbid(
    'server-ground-knows-no-module',
    'http/, db/ and adapters/ serve every module and know none.',
    { path: '^server/src/(http|db|adapters)/', pathNot: TEST },
    { path: '^server/src/modules/' },
  ),
  forbid(
    'server-testing-only-from-tests',
    'server/src/testing is for tests, benchmarks and faults.',
    { pathNot: ['^server/src/testing/', '^(e2e|bench|faults)/', TEST] },
    { path: '^server/src/testing/' },
  ),
];
