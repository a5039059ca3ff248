import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenImports, type Violation } from './direction/forbidden-imports.ts';
import { root } from './root.ts';
import { type PlantedTree, plantTree } from './testing/plant-tree.ts';

// [rule, the file that breaks it, what it imports]
const faults: [string, string, string][] = [
  ['resolvable', 'server/src/lost.ts', './not-there.ts'],
  ['resolvable', 'web/src/app/lost.ts', '@caretrail/contract/not-there'],
  ['no-cycles', 'server/src/http/cycle-a.ts', './cycle-b.ts'],
  ['no-imports-of-tests', 'server/src/http/reuses-test.ts', './serve.test.ts'],
  ['names-say-what-it-is', 'server/src/http/vague.ts', './utils.ts'],
  ['workspaces-by-name', 'server/src/http/relative.ts', '../../../contract/src/limits.ts'],
  ['contract-is-a-leaf', 'contract/src/uses-node.ts', 'node:fs'],
  ['contract-is-a-leaf', 'contract/src/uses-react.ts', 'react'],
  ['contract-tests-stay-pure', 'contract/src/limits.test.ts', 'node:fs'],
  ['server-and-web-never-meet', 'server/src/http/uses-web.ts', '../../../web/src/lib/http.ts'],
  ['server-and-web-never-meet', 'web/src/lib/uses-server.ts', '@caretrail/server/testing/test-app'],
  ['product-never-imports-its-workbench', 'server/src/http/uses-tool.ts', '../../../tools/root.ts'],
  ['e2e-stays-outside', 'e2e/specs/uses-server.ts', '../../server/src/http/serve.ts'],
  ['bench-stays-outside', 'bench/src/uses-web.ts', '../../web/src/lib/http.ts'],
  ['faults-stay-outside', 'faults/src/uses-app.ts', '../../server/src/http/serve.ts'],
  ['web-features-not-each-other', 'web/src/features/files/x.ts', '../articles/page.tsx'],
  ['web-lib-imports-only-below', 'web/src/lib/up.ts', '../ui/button.tsx'],
  ['web-ui-imports-only-below', 'web/src/ui/up.ts', '../session/auth-slice.ts'],
  ['web-session-imports-only-below', 'web/src/session/up.ts', '../shell/sidebar.tsx'],
  ['web-shell-imports-only-below', 'web/src/shell/up.ts', '../features/articles/page.tsx'],
  ['web-features-imports-only-below', 'web/src/features/articles/up.ts', '../../app/store.ts'],
  ['web-data-imports-only-below', 'web/src/data/up.ts', '../shell/sidebar.tsx'],
  ['web-worker-imports-only-lib-and-contract', 'web/src/worker/store.ts', '@reduxjs/toolkit'],
  ['web-worker-imports-only-lib-and-contract', 'web/src/worker/up.ts', '../ui/button.tsx'],
  ['web-worker-is-no-part-of-the-app', 'web/src/lib/uses-worker.ts', '../worker/precache.ts'],
  ['web-calls-only-from-the-data-layer', 'web/src/features/articles/load.ts', '../../lib/http.ts'],
  ['web-calls-only-from-the-data-layer', 'web/src/shell/load.ts', '../lib/http.ts'],
  ['web-ui-knows-no-store', 'web/src/ui/store.ts', '@reduxjs/toolkit'],
  ['web-testing-only-from-tests', 'web/src/shell/testing.ts', '../testing/render-app.tsx'],
  ['modules-meet-only-in-services', 'server/src/modules/users/other.ts', '../auth/repo.ts'],
  ['adapters-only-from-the-root', 'server/src/http/adapter.ts', '../adapters/mail-smtp/mail.ts'],
  ['db-only-from-repos', 'server/src/modules/auth/sql.ts', '../../db/client.ts'],
  ['routes-never-touch-repos', 'server/src/modules/auth/routes.ts', './repo.ts'],
  ['ports-are-leaves', 'server/src/ports/leaky.ts', '../db/client.ts'],
  ['server-ground-knows-no-module', 'server/src/http/module.ts', '../modules/auth/service.ts'],
  ['server-modules-in-no-circle', 'server/src/modules/auth/asks-users.ts', '../users/service.ts'],
  ['server-modules-in-no-circle', 'server/src/modules/audit/asks-files.ts', '../files/service.ts'],
  ['server-testing-only-from-tests', 'server/src/http/testing.ts', '../testing/test-app.ts'],
];

const empty = 'export const x = 1;\n';
const goodFiles: Record<string, string> = {
  'package.json': `{ "workspaces": ["contract", "server", "web", "e2e", "bench"] }`,
  'contract/package.json': `{ "name": "@caretrail/contract", "exports": { "./*": "./src/*.ts" } }`,
  'server/package.json': `{ "name": "@caretrail/server", "exports": { "./testing/*": "./src/testing/*.ts" } }`,
  'contract/src/limits.ts': `import { z } from 'zod';\nexport const x = z.string();\n`,
  'contract/src/access/decide.ts': `import { x } from '../limits.ts';\nexport const y = x;\n`,
  'contract/src/access/decide.test.ts': `import { it } from 'vitest';\nimport { y } from './decide.ts';\nit('', () => y);\n`,
  'tools/root.ts': empty,
  'web/src/lib/http.ts': `import { y } from '@caretrail/contract/access/decide';\nexport const z = y;\n`,
  'web/src/data/events.ts': `import { z } from '../lib/http.ts';\nexport const x = z;\n`,
  'web/src/ui/button.tsx': empty,
  'web/src/worker/precache.ts': `import { x } from '@caretrail/contract/limits';\nimport { z } from '../lib/shared.ts';\nexport const y = [x, z];\n`,
  'web/src/lib/shared.ts': 'export const z = 1;\n',
  'web/src/worker/precache.test.ts': `import { it } from 'vitest';\nimport { y } from './precache.ts';\nit('', () => y);\n`,
  'web/src/session/auth-slice.ts': empty,
  'web/src/shell/sidebar.tsx': empty,
  'web/src/features/articles/page.tsx': empty,
  // A slice names the state's type, and the store is made of the slices: no cycle at run time.
  'web/src/features/articles/slice.ts': `import type { S } from '../../app/store.ts';\nexport const s = (x: S) => x;\n`,
  'web/src/app/store.ts': `import { s } from '../features/articles/slice.ts';\nexport type S = number;\nexport const t = s;\n`,
  'web/src/testing/render-app.tsx': empty,
  'server/src/http/cycle-b.ts': `import { x } from './cycle-a.ts';\nexport const y = () => x;\n`,
  'server/src/http/serve.ts': empty,
  'server/src/http/serve.test.ts': `import { x } from '../testing/test-app.ts';\nexport const y = x;\n`,
  'server/src/http/utils.ts': empty,
  'server/src/modules/auth/repo.ts': `import { x } from '../../db/client.ts';\nexport const y = x;\n`,
  'server/src/modules/auth/service.ts': `import type { D } from '../../db/client.ts';\nimport { y } from './repo.ts';\nexport const z = (d: D) => [d, y];\n`,
  'server/src/modules/users/service.ts': `import { z } from '../auth/service.ts';\nexport const y = z;\n`,
  // Three modules in a row, one of them by a type alone, until the last asks for the first.
  'server/src/modules/files/service.ts': `import { p } from '../patients/service.ts';\nexport const f = p;\n`,
  'server/src/modules/patients/service.ts': `import type { A } from '../audit/service.ts';\nexport const p = (a: A) => a;\n`,
  'server/src/modules/audit/service.ts': 'export type A = number;\n',
  // A test may use another module, and closes no circle.
  'server/src/modules/auth/sign-in.test.ts': `import { y } from '../users/service.ts';\nexport const z = y;\n`,
  'server/src/db/client.ts': 'export type D = number;\nexport const x = 1;\n',
  'server/src/adapters/mail-smtp/mail.ts': `import { x } from '../../ports/mail.ts';\nexport const y = x;\n`,
  'server/src/ports/mail.ts': empty,
  'server/src/app.ts': `import { y } from './adapters/mail-smtp/mail.ts';\nexport const z = y;\n`,
  'server/src/testing/test-app.ts': `import { z } from '../app.ts';\nexport const y = z;\n`,
  'e2e/specs/a.spec.ts': `import { y } from '@caretrail/server/testing/test-app';\nexport const z = y;\n`,
  'bench/src/run.ts': `import { y } from '@caretrail/server/testing/test-app';\nexport const z = y;\n`,
};

describe('dependency rules', () => {
  let tree: PlantedTree;
  let violations: Violation[];
  let modules: number;

  beforeAll(async () => {
    const planted = faults.map(([, from, to]) => [from, `import '${to}';\nexport const x = 1;\n`]);
    const packages = ['zod', 'vitest', 'react', '@reduxjs/toolkit'];
    tree = plantTree(
      { ...goodFiles, ...Object.fromEntries(planted) },
      {
        'node_modules/@caretrail/contract': 'contract',
        'node_modules/@caretrail/server': 'server',
        ...Object.fromEntries(
          packages.map((name) => [`node_modules/${name}`, join(root, 'node_modules', name)]),
        ),
      },
    );
    ({ violations, modules } = await forbiddenImports(tree.folder));
  });

  afterAll(() => tree.remove());

  it.each(faults)('%s refuses %s', (rule, from) => {
    expect(violations.filter((each) => each.from === from).map((each) => each.rule)).toContain(
      rule,
    );
  });

  it('reads every file and accepts the rest', () => {
    const planted = new Set(faults.map(([, from]) => from));
    const others = violations.filter(({ from }) => !planted.has(from));
    expect(others.map(({ text }) => text)).toEqual([]);
    const files = [...Object.keys(goodFiles), ...planted].filter((path) => !path.endsWith('.json'));
    expect(modules).toBe(files.length);
  });
});
