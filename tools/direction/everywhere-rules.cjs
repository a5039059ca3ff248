const { codeOnly, forbid, TEST } = require('./rule.cjs');

module.exports.everywhereRules = [
  forbid('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
  forbid(
    'no-cycles',
    'Modules that need each other are one module, or miss a third.',
    {},
    { circular: true, viaOnly: codeOnly },
  ),
  forbid('no-imports-of-tests', 'A test file is for the test runner.', {}, { path: TEST }),
  forbid(
    'names-say-what-it-is',
    'utils, helpers, types, common and index say nothing: name the file after what it holds.',
    {},
    { path: '/(utils?|helpers?|types|common|misc|index)(\\.tsx?$|/)', pathNot: 'node_modules' },
  ),
  forbid(
    'workspaces-by-name',
    'Another workspace is imported by its package name, so that its exports hold.',
    { path: '^(contract|server|web|e2e|bench)/' },
    {
      path: '^(contract|server|web|e2e|bench)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  ),
];
