/** The part of Markdown that the terms use. Anything else stays text: nothing can become markup. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] };

const headingForm = /^(#{1,3}) +(.+)$/;
const itemForm = /^(?:[-*]|(\d{1,3})[.)]) +(.+)$/;

function blockOf(line: string): Block {
  const heading = headingForm.exec(line);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return { kind: 'heading', level: marks.length as 1 | 2 | 3, text: text.trim() };
  }
  const item = itemForm.exec(line);
  if (item) return { kind: 'list', isOrdered: item[1] !== undefined, items: [item[2] ?? ''] };
  return { kind: 'paragraph', text: line };
}

/** The block before with the line added to it, or null when the line begins a new one. */
function joined(before: Block | undefined, line: Block): Block | null {
  if (before?.kind === 'list') {
    if (line.kind === 'list' && line.isOrdered === before.isOrdered) {
      return { ...before, items: [...before.items, ...line.items] };
    }
    // A long item goes on in the next line.
    return line.kind === 'paragraph'
      ? { ...before, items: before.items.with(-1, `${before.items.at(-1)} ${line.text}`) }
      : null;
  }
  return before?.kind === 'paragraph' && line.kind === 'paragraph'
    ? { ...before, text: `${before.text} ${line.text}` }
    : null;
}

/** Blocks are separated by empty lines; a heading is a block. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') {
      isNew = true;
      continue;
    }
    const block = blockOf(line);
    const longer = isNew ? null : joined(blocks.at(-1), block);
    if (longer === null) blocks.push(block);
    else blocks.splice(-1, 1, longer);
    isNew = false;
  }
  return blocks;
}

/** What comes before the first section is the summary, which the screen shows in its own box. */
export function sectionsOf(text: string): readonly Block[] {
  const blocks = parseMarkdown(text);
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return first === -1 ? blocks.filter((block) => !isTitle(block)) : blocks.slice(first);
}

const isTitle = (block: Block): boolean => block.kind === 'heading' && block.level === 1;
