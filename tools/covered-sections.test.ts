import { describe, expect, it } from 'vitest';
import { coverageFaults, sectionsNamedIn } from './covered-sections.ts';

describe('sections named by tests', () => {
  it('are read from titles in any kind of quotes, several to a title', () => {
    expect(sectionsNamedIn(`it('§2.4 shows the menu', run)`)).toEqual(['2.4']);
    expect(sectionsNamedIn('describe("§4.4 the patient\'s tags", run)')).toEqual(['4.4']);
    expect(sectionsNamedIn('it.each(rows)(`§5 §9 cuts at %i`, run)')).toEqual(['5', '9']);
    expect(sectionsNamedIn(`it.each([['a']])(\n  '§7 %s', run)`)).toEqual(['7']);
  });

  it('are not read from comments, or from tests that do not run', () => {
    expect(sectionsNamedIn(`// it('§2.4 later')\n/* '§3' */ const x = 1; // '§4.1'`)).toEqual([]);
    expect(
      sectionsNamedIn(`it.todo('§2.4 menu'); test.skip('§3', run); test.fixme("§5", run)`),
    ).toEqual([]);
  });
});

describe('coverage of the specification', () => {
  const testable = ['2.1', '3'];

  it('is complete when each section is tested or expected later', () => {
    expect(coverageFaults(new Set(['2.1', '3']), { testable, later: [] })).toEqual([]);
    expect(coverageFaults(new Set(['2.1']), { testable, later: ['3'] })).toEqual([]);
    expect(coverageFaults(new Set(['2', '2.1', '3']), { testable, later: [] })).toEqual([]);
  });

  it('has a fault for each section without a test', () => {
    expect(coverageFaults(new Set(['2', '2.1']), { testable, later: [] })).toHaveLength(1);
  });

  it('has a fault when a tested section is still listed as later, or is not in the specification', () => {
    expect(coverageFaults(new Set(['2.1', '3']), { testable, later: ['3'] })).toHaveLength(1);
    expect(coverageFaults(new Set(['2.1', '3', '2.9']), { testable, later: [] })).toHaveLength(1);
  });
});
