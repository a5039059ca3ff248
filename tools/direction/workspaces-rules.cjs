const { forbid, TEST } = require('./rule.cjs');

module.exports.workspacesRules = [
  forbid(
    'contract-is-a-leaf',
    'The contract imports zod and the parser of messages, and nothing else.',
    { path: '^contract/', pathNot: [TEST, '/testing/'] },
    {
      pathNot: ['^contract/', '(^|/)node_modules/(zod|@formatjs)/'],
      couldNotResolve: false,
    },
  ),
  forbid(
    'contract-tests-stay-pure',
    'Tests of the contract need a test runner and nothing of Node, the server or the browser.',
    { path: ['^contract/.*' + TEST, '^contract/.*/testing/'] },
    {
      pathNot: [
        '^contract/',
        '(^|/)node_modules/(zod|vitest|fast-check|rrule-temporal|ical\\.js)/',
      ],
      couldNotResolve: false,
    },
  ),
  forbid(
    'server-and-web-never-meet',
    'Server and web meet in the contract.',
    { path: '^(server|web)/' },
    { path: '^(server|web)/', pathNot: '^$1/' },
  ),
  forbid(
    'product-never-imports-its-workbench',
    'The product does not know its tests, benchmarks and tools.',
    { path: '^(contract|server|web)/' },
    { path: '^(e2e|bench|faults|tools)/' },
  ),
  forbid(
    'e2e-stays-outside',
    'Browser tests see the product as a person does; they may use the contract and server/testing.',
    { path: '^e2e/' },
    { path: '^(server|web|bench|faults|tools)/', pathNot: '^server/src/testing/' },
  ),
  forbid(
    'bench-stays-outside',
    'Benchmarks may use the contract and server/testing.',
    { path: '^bench/' },
    { path: '^(server|web|e2e|faults|tools)/', pathNot: '^server/src/testing/' },
  ),
  forbid(
    'faults-stay-outside',
    'What tries out faults may use the contract and server/testing.',
    { path: '^faults/' },
    { path: '^(server|web|e2e|bench|tools)/', pathNot: '^server/src/testing/' },
  ),
];
