import { describe, expect, it } from 'vitest';
import { coverageRows, coverageTableFaults } from './coverage-table.ts';
import { specSentences } from './spec-sentences.ts';

const spec = `# Specification

What it is about.

## 1. Rules

- It is asked 'Are you sure? Please say.' It opens a panel; a choice closes it. Further detail: not shown.
- Entries in order:
1. First (/first)

### 1.2 Table

| Path | Title |
|---|---|
| /first | The first |
`;

const repository = {
  titlesOf: (file: string) => (file === 'a.test.ts' ? new Set(['asks', 'opens']) : null),
  isThere: (file: string) => file === 'docs/decisions/0001-so.md',
};
const asks = '`a.test.ts` › "asks"';
const rows = [
  `| 1 | It is asked 'Are you sure? Please say.' | met | ${asks} |`,
  `| 1 | It opens a panel | met | ${asks}<br>\`a.test.ts\` › "opens" |`,
  '| 1 | a choice closes it. | open | No choice closes it. |',
  '| 1 | First (/first) | context | A list. |',
  '| 1.2 | /first \\| The first | settled | [0001](../decisions/0001-so.md) |',
];
const faultsOf = (changed: readonly string[]): string[] =>
  coverageTableFaults(spec, changed.join('\n'), repository);
const without = (at: number): string[] => rows.toSpliced(at, 1);
const withRow = (at: number, row: string): string[] => rows.toSpliced(at, 1, row);

describe('the sentences of the specification', () => {
  it('are read from lists, paragraphs and tables, whole quotations in one', () => {
    expect(specSentences(spec)).toEqual([
      { section: '1', text: "It is asked 'Are you sure? Please say.'" },
      { section: '1', text: 'It opens a panel; a choice closes it.' },
      { section: '1', text: 'First (/first)' },
      { section: '1.2', text: '/first | The first' },
    ]);
  });
});

describe('the coverage table', () => {
  it('is complete when every word has its row and every row its proof', () => {
    expect(coverageRows(rows.join('\n'))).toHaveLength(5);
    expect(faultsOf(rows)).toEqual([]);
  });

  it('has a fault for each sentence, or part of one, without a row', () => {
    for (const at of rows.keys())
      expect(faultsOf(without(at))).toEqual([expect.stringContaining('has no row for')]);
  });

  it.each([
    ['quotes what the specification does not say', '| 1 | It opens a door | met | x |', 'not say'],
    ['has the wrong section', `| 1.2 | It opens a panel | met | ${asks} |`, 'does not say'],
    [
      'names a file that is not there',
      '| 1 | It opens a panel | met | `b.test.ts` › "asks" |',
      'not there',
    ],
    [
      'names a test that is not there',
      '| 1 | It opens a panel | met | `a.test.ts` › "as" |',
      'no test that runs',
    ],
    [
      'names a test otherwise',
      `| 1 | It opens a panel | met | ${asks}<br>a.test.ts too |`,
      'not read',
    ],
    ['is met by nothing', '| 1 | It opens a panel | met | of course |', 'names no test'],
    ['is settled by nothing', `| 1 | It opens a panel | settled | ${asks} |`, 'by no decision'],
    [
      'names a decision that is not there',
      '| 1 | It opens a panel | settled | [0002](../decisions/0002-x.md) |',
      'not there',
    ],
    ['has another state', `| 1 | It opens a panel | done | ${asks} |`, 'is “done”'],
    ['says nothing', '| 1 | It opens a panel | open |  |', 'nothing of why'],
  ])('has a fault when a row %s', (_, row, fault) => {
    expect(faultsOf(withRow(1, row)).join('\n')).toContain(fault);
  });

  it('has a fault for a duplicate row', () => {
    expect(faultsOf([...rows, rows[0] ?? ''])).toEqual([expect.stringContaining('two rows')]);
  });
});
