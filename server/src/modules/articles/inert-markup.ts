import { Parser } from 'htmlparser2';

/** The allowed tags of a summary; no attribute, no link, no picture. */
const allowedTags = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'sub',
  'sup',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** Removed with their content. Any other element loses its tags and keeps its text. */
const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'head',
]);

/** The parser's time grows with the depth: no readable text is nested so deeply. */
const deepest = 60;

/** Control characters, and the two that reverse the direction of all that follows. */
const unreadable = /[^\P{Cc}\t\n]|[\u202D\u202E\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(unreadable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Events = {
  readonly onText: (text: string) => void;
  readonly onOpen?: (name: string) => void;
  readonly onClose?: (name: string) => void;
};

/** Parses markup in linear time and skips what is dropped. It stops below the depth of `deepest`. */
function walk(markup: string, { onText, onOpen, onClose }: Events): void {
  const path: string[] = [];
  let hidden = 0;
  const tooDeep = new Error('The markup is too deep.');
  const parser = new Parser({
    onopentagname: (name) => {
      if (path.push(name) > deepest) throw tooDeep;
      if (dropped.has(name)) hidden += 1;
      else if (hidden === 0) onOpen?.(name);
    },
    ontext: (text) => {
      if (hidden === 0) onText(text);
    },
    onclosetag: (name) => {
      path.pop();
      if (dropped.has(name)) hidden -= 1;
      else if (hidden === 0) onClose?.(name);
    },
  });
  try {
    parser.end(markup.toWellFormed());
  } catch (error) {
    if (error !== tooDeep) throw error;
  }
}

/** Inert markup of at most `most` characters, with every tag closed. */
export function inertMarkup(markup: string, most: number): string {
  const written: string[] = [];
  const open: string[] = [];
  let room = most;
  /** Each tag reserves the room of its end tag when it is opened. */
  const write = (part: string, reserved = 0): boolean => {
    if (room < part.length + reserved) {
      room = 0;
      return false;
    }
    room -= part.length + reserved;
    written.push(part);
    return true;
  };
  walk(cutTo(markup, 4 * most), {
    onText: (text) => {
      // Cut rather than left out; an entity is complete or absent.
      const part = escaped(text);
      write(part.length <= room ? part : cutTo(part, room).replace(/&[a-z]{0,4}$/, ''));
    },
    onOpen: (name) => {
      if (!allowedTags.has(name)) return;
      if (name === 'br') write('<br>');
      else if (write(`<${name}>`, name.length + 3)) open.push(name);
    },
    onClose: (name) => {
      if (open.at(-1) !== name) return;
      open.pop();
      written.push(`</${name}>`);
    },
  });
  for (const name of open.toReversed()) written.push(`</${name}>`);
  return written.join('').trim();
}

/** Plain text: tags removed, entities decoded, whitespace collapsed, at most `most` characters. */
export function plainText(markup: string, most: number): string {
  const written: string[] = [];
  walk(cutTo(markup, 8 * most), {
    onText: (text) => written.push(text),
    onOpen: (name) => {
      if (!inlineTags.has(name)) written.push(' ');
    },
  });
  const words = written.join('').replaceAll(/\s+/g, ' ').replaceAll(unreadable, '').trim();
  return cutTo(words, most).trimEnd();
}

const inlineTags = new Set(['b', 'strong', 'i', 'em', 'sub', 'sup', 'span', 'a', 'u']);

/** Never between the two halves of a character. */
const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
