import { webLintFaults } from './web-lint-faults.ts';

/** A file, its text, and the rule that must speak up. */
export const lintFaults: [string, string, string][] = [
  ...webLintFaults,
  ['server/src/typed.ts', `export const count: number = 'one';\n`, 'typescript(TS2322)'],
  ['server/src/floating.ts', `async function f() {}\nf();\n`, 'typescript(no-floating-promises)'],
  [
    'server/src/misused.ts',
    `const f = async () => 1;\nif (f()) throw new Error();\n`,
    'typescript(no-misused-promises)',
  ],
  [
    'server/src/switching.ts',
    `export const f = (x: 'a' | 'b') => { switch (x) { case 'a': } };\n`,
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
  ['server/src/loose.ts', `export const x = (a: unknown) => a == 1;\n`, 'eslint(eqeqeq)'],
  ['server/src/var.ts', `export var x = 1;\n`, 'eslint(no-var)'],
  ['server/src/eval.ts', `export const x = eval('1');\n`, 'eslint(no-eval)'],
  ['server/src/new-function.ts', `export const x = new Function('a');\n`, 'eslint(no-new-func)'],
  [
    'server/src/all-off.ts',
    `/* eslint-disable */\nexport const x = 1;\n`,
    'unicorn(no-abusive-eslint-disable)',
  ],
  [
    'server/src/selfish.ts',
    `import { y } from './selfish.ts';\nexport const x = y;\n`,
    'import(no-self-import)',
  ],
  [
    'contract/src/global.ts',
    `export const x = globalThis.name;\n`,
    'eslint(no-restricted-globals)',
  ],
];
