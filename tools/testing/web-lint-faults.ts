/** See lint-faults.ts. */
export const webLintFaults: [string, string, string][] = [
  ['web/src/talks.ts', `console.log(1);\n`, 'eslint(no-console)'],
  ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'XMLHttpRequest'].map(
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
    `export const X = () => <div onClick={f}>a</div>;\n`,
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'web/src/ui/static.tsx',
    `export const X = () => <div onClick={f}>a</div>;\n`,
    'jsx-a11y(no-static-element-interactions)',
  ],
  [
    'web/src/ui/script-url.tsx',
    `export const X = () => <a href="javascript:void 0">a</a>;\n`,
    'react(jsx-no-script-url)',
  ],
  ['web/src/lib/cookie.ts', `document.cookie = 'a=1';\n`, 'unicorn(no-document-cookie)'],
  [
    'web/src/ui/blank.tsx',
    `export const X = () => <a href="https://a.example" target="_blank">a</a>;\n`,
    'react(jsx-no-target-blank)',
  ],
];
