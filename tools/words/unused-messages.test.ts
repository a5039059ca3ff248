import { describe, expect, it } from 'vitest';
import { moduleOfPage, unusedMessages } from './unused-messages.ts';

const texts = {
  file: 'contract/src/area/texts.ts',
  code: `import { messages } from '../i18n/messages.ts';
    export const areaTexts = messages('area/part', {
      save: 'Save', said: { done: 'Done {n, number}', failed: 'Failed' } });`,
};

/** The keys that the code of one more module leaves unused. */
const unusedBeside = (code: string, file = 'contract/src/area/rule.ts'): string[] =>
  unusedMessages([texts, { file, code }]).map(
    (problem) => /: ([\w.]+) is not used/.exec(problem)?.[1] ?? problem,
  );

const here = "import { areaTexts } from './texts.ts';\n";

describe('a message that no code reads', () => {
  it('is named with its file, section and text', () => {
    expect(unusedMessages([texts])).toContain(
      'contract/src/area/texts.ts: area/part: said.failed is not used: Failed',
    );
  });

  it.each([
    [
      'one of a nested object',
      `${here}areaTexts.save; areaTexts.said.done({ n: 1 });`,
      ['said.failed'],
    ],
    [
      'under another name',
      "import { areaTexts as texts } from './texts.ts';\ntexts.said.failed;",
      ['save', 'said.done'],
    ],
    [
      'beside a part with a name of its own',
      `${here}const { said } = { said: 1 }; const all = areaTexts.said; all.done;`,
      ['save', 'said.failed'],
    ],
    [
      'named by a type alone',
      `${here}type Key = keyof typeof areaTexts;`,
      ['save', 'said.done', 'said.failed'],
    ],
    [
      'of another object with the same keys',
      `const other = { areaTexts: 1 }; other.areaTexts;`,
      ['save', 'said.done', 'said.failed'],
    ],
  ])('is found: %s', (_, code, keys) => {
    expect(unusedBeside(code)).toEqual(keys);
  });

  it('is found in the module that has it, and where another workspace reads the rest', () => {
    const code =
      "import { areaTexts } from '@caretrail/contract/area/texts';\nexport const a = () => areaTexts.save;";
    expect(unusedBeside(code, 'web/src/lib/a.ts')).toEqual(['said.done', 'said.failed']);
    expect(
      unusedMessages([
        { ...texts, code: `${texts.code}\nexport const said = (): string => areaTexts.save;` },
      ]),
    ).toHaveLength(2);
  });
});

describe('no message of an object is unused that', () => {
  it.each([
    ['is read with a name that is computed', `${here}areaTexts.save; areaTexts.said[kind];`],
    ['is handed on', `${here}areaTexts.save; show(areaTexts.said);`],
    ['is spread', `${here}const all = { ...areaTexts };`],
    ['is taken apart', `${here}const { save, said } = areaTexts;`],
    ['is exported under another name', `${here}export const texts = areaTexts;`],
    [
      'is read with its names in quotes',
      `${here}areaTexts['save']; areaTexts.said['done']; areaTexts.said.failed;`,
    ],
    [
      'is read as a checked type',
      `${here}(areaTexts satisfies Texts).save; (areaTexts as Texts).said[a];`,
    ],
  ])('%s', (_, code) => {
    expect(unusedBeside(code)).toEqual([]);
  });

  it('is filled into the page', () => {
    const page = {
      file: 'web/src/shell/page-texts.ts',
      code: texts.code
        .replace('areaTexts', 'pageTexts')
        .replace('../i18n', '@caretrail/contract/i18n'),
    };
    expect(unusedMessages([page, moduleOfPage('<p>%save%</p>')])).toHaveLength(2);
  });
});
