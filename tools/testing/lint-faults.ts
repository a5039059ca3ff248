// [file, its text, the rule that must speak up]
export const lintFaults: [string, string, string][] = [
  ['server/src/floating.ts', `async function f() {}\nf();\n`, 'typescript(no-floating-promises)'],
  [
    'server/src/misused.ts',
    `async function f() { return 1; }\nif (f()) throw new Error();\n`,
    'typescript(no-misused-promises)',
  ],
  [
    'server/src/switching.ts',
    `export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }\n`,
    'typescript(switch-exhaustiveness-check)',
  ],
  ['server/src/any.ts', `export const x: any = 1;\n`, 'typescript(no-explicit-any)'],
  [
    'server/src/type-import.ts',
    `import { T } from './good.ts';\nexport const x: T = 1;\n`,
    'typescript(consistent-type-imports)',
  ],
  [
    'server/src/throwing.ts',
    `export function f() { throw 'text'; }\n`,
    'typescript(only-throw-error)',
  ],
  [
    'server/src/suppressed.ts',
    `// @ts-ignore\nexport const x: number = 'a';\n`,
    'typescript(ban-ts-comment)',
  ],
  [
    'server/src/unused-disable.ts',
    `// oxlint-disable-next-line no-console\nexport const x = 1;\n`,
    'unused directive',
  ],
  [
    'server/src/protocol.ts',
    `import { join } from 'path';\nexport const x = join('a');\n`,
    'unicorn(prefer-node-protocol)',
  ],
  ['server/src/camelCase.ts', `export const x = 1;\n`, 'unicorn(filename-case)'],
  ['server/src/default.ts', `export default 1;\n`, 'import(no-default-export)'],
  [
    'server/src/cycle-a.ts',
    `import { b } from './cycle-b.ts';\nexport const a = () => b;\n`,
    'import(no-cycle)',
  ],
  [
    'server/src/cycle-b.ts',
    `import { a } from './cycle-a.ts';\nexport const b = () => a;\n`,
    'import(no-cycle)',
  ],
  ['server/src/barrel.ts', `export * from './good.ts';\n`, 'oxc(no-barrel-file)'],
  ['server/src/long.ts', `export const x = 1;\n`.padEnd(500, '\n'), 'eslint(max-lines)'],
  ['server/src/talks.ts', `console.log(1);\n`, 'eslint(no-console)'],
  ['web/src/talks.ts', `console.log(1);\n`, 'eslint(no-console)'],
  [
    'server/src/modules/auth/reads-env.ts',
    `export const x = process.env.HOME;\n`,
    'node(no-process-env)',
  ],
  [
    'server/src/imports-env.ts',
    `import { env } from 'node:process';\nexport const x = env.HOME;\n`,
    'eslint(no-restricted-imports)',
  ],
  [
    'contract/src/clock.ts',
    `export const x = () => new Date();\n`,
    'eslint(no-restricted-globals)',
  ],
  [
    'contract/src/process.ts',
    `export const x = process.version;\n`,
    'eslint(no-restricted-globals)',
  ],
  [
    'contract/src/random.ts',
    `export const x = Math.random();\n`,
    'eslint(no-restricted-properties)',
  ],
  ...['fetch', 'localStorage', 'sessionStorage', 'XMLHttpRequest'].map(
    (name): [string, string, string] => [
      `web/src/features/articles/uses-${name.toLowerCase()}.ts`,
      `export const x = ${name};\n`,
      'eslint(no-restricted-globals)',
    ],
  ),
  [
    'web/src/shell/window-fetch.ts',
    `export const x = window.fetch('/');\n`,
    'eslint(no-restricted-properties)',
  ],
  [
    'web/src/shell/window-storage.ts',
    `export const x = window.localStorage;\n`,
    'eslint(no-restricted-properties)',
  ],
  [
    'web/src/ui/danger.tsx',
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n`,
    'react(no-danger)',
  ],
  [
    'web/src/ui/hook-order.tsx',
    `import { useState } from 'react';\nexport function X(p: { a: boolean }) { if (p.a) useState(1); return null; }\n`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'web/src/ui/hook-deps.tsx',
    `import { useEffect } from 'react';\nexport function X(p: { a: string }) { useEffect(() => { document.title = p.a; }, []); return null; }\n`,
    'react-hooks(exhaustive-deps)',
  ],
  ['web/src/ui/image.tsx', `export const X = () => <img src="a.png" />;\n`, 'jsx-a11y(alt-text)'],
  [
    'web/src/ui/click.tsx',
    `export const X = () => <div onClick={() => undefined}>a</div>;\n`,
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'web/src/ui/static.tsx',
    `export const X = () => <div onClick={() => undefined}>a</div>;\n`,
    'jsx-a11y(no-static-element-interactions)',
  ],
  [
    'web/src/ui/script-url.tsx',
    `export const X = () => <a href="javascript:void 0">a</a>;\n`,
    'react(jsx-no-script-url)',
  ],
];

export const lintedWithoutFault: Record<string, string> = {
  'server/src/good.ts': `export type T = number;\n`,
  'server/src/env.ts': `import { argv } from 'node:process';\nexport const x = [process.env.HOME, argv];\n`,
  'server/src/main.ts': `console.log(1);\n`,
  'server/src/cli.ts': `console.log(1);\n`,
  'tools/any-tool.ts': `console.log(process.env.HOME);\n`,
  'bench/src/run.ts': `console.log(process.env.HOME);\n`,
  'e2e/specs/a.spec.ts': `export const x = process.env.HOME;\n`.padEnd(500, '\n'),
  'web/vite.config.ts': `export default { base: process.env.BASE };\n`,
  'e2e/global-setup.ts': `export default function setUp() {}\n`,
  'contract/src/dates.ts': `export const x = (at: number) => new Date(at);\n`,
  'contract/src/a.test.ts': `export const x = new Date(0);\n`,
  'web/src/lib/http.ts': `export const x = fetch('/').then(() => window.localStorage.length + sessionStorage.length);\n`,
};
