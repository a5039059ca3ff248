import { describe, expect, it } from 'vitest';
import { parseMarkdown, sectionsOf } from './markdown.ts';

const heading = (level: number, text: string) => ({ kind: 'heading', level, text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...items: string[]) => ({ kind: 'list', isOrdered: false, items });

describe('§2.1 the text of the terms', () => {
  it('is headings, paragraphs and lists', () => {
    expect(
      parseMarkdown('# Terms\n\nIn short:\n\n- one\n- two\n\n## First\nA line\nand its end.'),
    ).toEqual([
      heading(1, 'Terms'),
      paragraph('In short:'),
      list('one', 'two'),
      heading(2, 'First'),
      paragraph('A line and its end.'),
    ]);
  });

  it.each([
    ['a list right below a paragraph', 'Namely:\n- one', [paragraph('Namely:'), list('one')]],
    ['an item over two lines', '- one\n  goes on\n- two', [list('one goes on', 'two')]],
    ['two lists', '- one\n\n- two', [list('one'), list('two')]],
    ['numbers', '1. one\n2. two', [{ kind: 'list', isOrdered: true, items: ['one', 'two'] }]],
    ['line ends of Windows', 'one\r\n\r\ntwo', [paragraph('one'), paragraph('two')]],
    ['a mark without a space', '#one', [paragraph('#one')]],
    ['nothing', '\n \n', []],
  ])('%s', (_, text, blocks) => {
    expect(parseMarkdown(text)).toEqual(blocks);
  });

  it('never becomes markup: tags and links stay text', () => {
    const text = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
    expect(parseMarkdown(text)).toEqual([paragraph(text)]);
  });

  it('begins below its summary, which has a box of its own', () => {
    const text = '# Terms\n\n- short\n\n## First\n\nText\n\n### Deeper';
    expect(sectionsOf(text)).toEqual([
      heading(2, 'First'),
      paragraph('Text'),
      heading(3, 'Deeper'),
    ]);
    expect(sectionsOf('# Terms\n\nOnly this.')).toEqual([paragraph('Only this.')]);
  });
});
