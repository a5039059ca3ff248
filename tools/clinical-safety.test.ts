import { describe, expect, it } from 'vitest';
import { hazardLogFaults, hazardsIn, summaryRow } from './clinical-safety.ts';
import { testTitles } from './test-titles.ts';

describe('titles of a test file', () => {
  it('are those of tests and steps, as written', () => {
    const source = `
      const title = \`on \${screen} nothing moves\`;
      describe('a group', () => {
        it('is kept', () => {});
        it.each([['a']])('%s is refused', () => {});
        it.skipIf(isWindows)("isn't lost", run);
        test(title, { tag: '@phone' }, async () => {
          await test.step('after a tap', async () => {});
        });
      });`;
    expect([...testTitles(source)]).toEqual([
      'is kept',
      '%s is refused',
      "isn't lost",
      'on ${screen} nothing moves',
      'after a tap',
    ]);
  });

  it('exclude tests that do not run, comments and other calls', () => {
    const source = `
      // it('in a comment', run);
      it.skip('skipped', run);
      it.todo('to do');
      test.fixme('broken', () => test.step('in a broken one', run));
      describe.skip('a group', () => it('in a skipped group', run));
      expect(words).toBe('a text');`;
    expect([...testTitles(source)]).toEqual([]);
  });
});

const files: Readonly<Record<string, string>> = {
  'contract/src/dose.test.ts': `it('is recorded once', run); it.skip('is not run', run);`,
};
const rawFaultsOf = (log: string): string[] => hazardLogFaults(log, (path) => files[path] ?? null);
/** With its table of all hazards. */
const faultsOf = (log: string): string[] =>
  rawFaultsOf([...hazardsIn(log).map(summaryRow), log].join('\n'));

const control = [
  '- Control: A dose is recorded once.',
  '  - `contract/src/dose.test.ts` › "is recorded once"',
];
const hazard = (more: {
  id?: string;
  before?: string;
  after?: string;
  body?: string[];
}): string => {
  const {
    id = 'H01',
    before = '4 × 3 = 12, high',
    after = '4 × 1 = 4, low',
    body = control,
  } = more;
  return [
    `### ${id} A hazard`,
    '',
    '- Cause: a second tap.',
    '- Effect: a dose too many.',
    `- Before: ${before}`,
    ...body,
    `- After: ${after}`,
    '',
  ].join('\n');
};

describe('the hazard log', () => {
  it('is valid when each control names an existing test, or a hazard says why it has none', () => {
    const accepted = ['- Accepted, no control: it cannot be known.'];
    const log = [
      '# Log\n\n## Hazards\n\n',
      hazard({}),
      hazard({ id: 'H02', body: accepted, after: '4 × 3 = 12, high\n- Open: tell the patient.' }),
      '## Open points\n\nThe end of `contract/src/gone.test.ts` is no part of a hazard.\n',
    ].join('\n');
    expect(faultsOf(log)).toEqual([]);
  });

  it.each([
    [
      'a file that is not there',
      { body: ['- Control: One.', '  - `contract/src/gone.test.ts` › "is recorded once"'] },
      'H01 names contract/src/gone.test.ts, which is not there.',
    ],
    [
      'a title that is not there',
      { body: ['- Control: One.', '  - `contract/src/dose.test.ts` › "is recorded"'] },
      'H01 names “is recorded”, which is no test that runs in contract/src/dose.test.ts.',
    ],
    [
      'a test that does not run',
      { body: ['- Control: One.', '  - `contract/src/dose.test.ts` › "is not run"'] },
      'H01 names “is not run”, which is no test that runs in contract/src/dose.test.ts.',
    ],
    [
      'no control',
      { body: [], before: '4 × 1 = 4, low' },
      'H01 has no control, and no reason why it is accepted without.',
    ],
    [
      'no reason',
      { body: ['- Accepted, no control: '], before: '4 × 1 = 4, low' },
      'H01 has no control, and no reason why it is accepted without.',
    ],
    [
      'a control without a test',
      { body: [...control, '- Control: People are careful.'] },
      'H01 has a control without a test: People are careful.',
    ],
    [
      'a test that is not read',
      { body: [...control, '- See contract/src/dose.test.ts, “is recorded once”'] },
      'H01 names a test in a way that is not read: - See contract/src/dose.test.ts, “is recorded once”',
    ],
    [
      'a risk that does not add up',
      { before: '4 × 3 = 13, high' },
      'H01 needs Before and After as “3 × 2 = 6, medium”, by the scales and the matrix.',
    ],
    [
      'a risk in the wrong band',
      { after: '4 × 1 = 4, medium' },
      'H01 needs Before and After as “3 × 2 = 6, medium”, by the scales and the matrix.',
    ],
    [
      'a risk that nothing lowers',
      { body: ['- Accepted, no control: it cannot be known.'] },
      'H01 is lowered by no control.',
    ],
    [
      'a risk that its controls raise',
      { before: '4 × 1 = 4, low', after: '3 × 2 = 6, medium' },
      'H01 is riskier after its controls.',
    ],
    [
      'a risk that stays too high',
      { after: '4 × 3 = 12, high' },
      'H01 is high after its controls and names nothing that is “Open”.',
    ],
  ])('has a fault for %s', (_, more, fault) => {
    expect(faultsOf(hazard(more))).toEqual([fault]);
  });

  it('has a fault for a hazard that is missing in its table, or has another rating there', () => {
    const row = '| H01 | A hazard | 12 high | 4 low |  |';
    expect(rawFaultsOf(`${row}\n${hazard({})}`)).toEqual([]);
    expect(rawFaultsOf(hazard({}))).toEqual([`H01 is not in the table: ${row}`]);
    expect(rawFaultsOf(`${row}\n${hazard({ after: '4 × 2 = 8, medium' })}`)).toHaveLength(1);
  });

  it('has a fault for a duplicate id, for a missing one, and for a log without hazards', () => {
    expect(faultsOf(hazard({}) + hazard({}))).toEqual(['H01 is there twice.']);
    expect(faultsOf(hazard({ id: 'First' }))).toHaveLength(1);
    expect(faultsOf('# Log')).toEqual(['The hazard log has no hazards.']);
  });
});
