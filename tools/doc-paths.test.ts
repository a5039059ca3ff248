import { describe, expect, it } from 'vitest';
import { docPathFaults } from './doc-paths.ts';

const files = new Set(['server/src/cli.ts', 'docs/running.md', 'contract/src/*/texts.ts']);
const faultsOf = (markdown: string): string[] =>
  docPathFaults('docs/PAGE.md', markdown, (pattern) => files.has(pattern));

describe('the paths that a page of the docs names', () => {
  it.each([
    ['a file in code', '`server/src/cli.ts`'],
    ['a file in a command', '`node server/src/cli.ts doctor`'],
    ['a file in a block', '```\nnode server/src/cli.ts\n```'],
    ['a placeholder with a match', '`contract/src/<domain>/texts.ts`'],
    ['a link beside the page', '[running](running.md#backups)'],
    ['an address', '[npm](https://example.org/server/src/gone.ts), `@caretrail/contract/gone`'],
    ['a path outside of code', 'server/src/gone.ts'],
    ['what a build writes', '`web/dist/index.html`'],
  ])('accepts %s', (_, markdown) => {
    expect(faultsOf(markdown)).toEqual([]);
  });

  it.each([
    ['a file in code', '`server/src/gone.ts`', 'server/src/gone.ts'],
    ['a file in a block', '```\nserver/src/gone.ts → repo\n```', 'server/src/gone.ts'],
    ['a placeholder without a match', '`web/src/<domain>/gone.ts`', 'web/src/<domain>/gone.ts'],
    ['a link', '[gone](../gone.md)', 'gone.md'],
  ])('has a fault for %s that does not exist', (_, markdown, path) => {
    expect(faultsOf(markdown)).toEqual([`docs/PAGE.md names ${path}, which does not exist.`]);
  });

  it('reports a path once per page', () => {
    expect(faultsOf('`tools/gone.ts` and `tools/gone.ts`')).toHaveLength(1);
  });
});
