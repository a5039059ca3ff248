// Which module may import which. The tree and its reasons: docs/ARCHITECTURE.md. Every rule has a planted
// fault in tools/dependency-rules.test.ts. One is no rule of dependency-cruiser, which knows circles of files only: that
// no modules of the server import each other in a circle is checked by direction/module-circles.ts.

const { everywhereRules } = require('./direction/everywhere-rules.cjs');
const { serverRules } = require('./direction/server-rules.cjs');
const { webRules } = require('./direction/web-rules.cjs');
const { workspacesRules } = require('./direction/workspaces-rules.cjs');

module.exports = {
  forbidden: [...everywhereRules, ...workspacesRules, ...webRules, ...serverRules],
  options: {
    // Without it TypeScript 7 makes dependency-cruiser read nothing and report success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Ours only: a wider pattern would hide every import of a package that has a dist/ as well.
    exclude: { path: '^(web/dist|e2e/test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'style'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
