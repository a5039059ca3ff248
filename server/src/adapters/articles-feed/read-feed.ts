import { Parser } from 'htmlparser2';
import { SourceProblem } from '../../ports/article-source.ts';

/** One item or entry, each field as its text. */
export type FeedItem = Partial<Record<Field, string>> & { readonly categories: string[] };
export type Feed = {
  readonly title: string;
  readonly items: readonly FeedItem[];
  /** False when the text broke off: what was complete is there. */
  readonly isComplete: boolean;
};
type Field =
  | 'title'
  | 'link'
  | 'guid'
  | 'summary'
  | 'content'
  | 'published'
  | 'updated'
  | 'doi'
  | 'image';

/** RSS 2.0, RSS 1.0 (RDF) and Atom in one table: their names do not collide. */
const fields: Readonly<Record<string, Field | 'category'>> = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  id: 'guid',
  description: 'summary',
  summary: 'summary',
  'content:encoded': 'content',
  content: 'content',
  pubDate: 'published',
  published: 'published',
  'dc:date': 'published',
  updated: 'updated',
  'prism:doi': 'doi',
  'dc:identifier': 'doi',
  category: 'category',
};
const roots = ['rss', 'feed', 'rdf:RDF'];
const itemNames = ['item', 'entry'];

const maxItems = 500;
/** Deeper than any feed; the parser's own time grows with the depth. */
const deepest = 60;

type Attributes = Readonly<Record<string, string>>;
type Open = { readonly field: Field | 'category'; readonly depth: number; isMarkup: boolean };

/** Reads the text of a feed. Nothing is fetched and no entity of its own is expanded, whatever the text declares. */
export function readFeed(text: string): Feed {
  const items: FeedItem[] = [];
  const path: string[] = [];
  let title = '';
  let isComplete = false;
  let item: FeedItem | null = null;
  let open: Open | null = null;
  let written: string[] = [];

  const keep = (field: Field, value: string): void => {
    if (item && value !== '') item[field] ??= value;
  };
  const begin = (name: string, attributes: Attributes): void => {
    if (path.length === 1 && !roots.includes(name)) throw new SourceProblem('not_a_feed');
    if (path.length > deepest) throw new SourceProblem('too_deep');
    if (open) {
      // Atom's own markup: written out again, to be cleaned like any other.
      open.isMarkup = true;
      written.push(`<${name}>`);
      return;
    }
    if (itemNames.includes(name)) item = { categories: [] };
    if (!item) {
      if (name === 'title' && title === '' && path.length <= 3) open = opened('title');
      return;
    }
    keepAttributes(name, attributes);
    const field = itemNames.includes(path.at(-2) ?? '') ? fields[name] : undefined;
    if (field) open = { ...opened(field), isMarkup: attributes.type === 'xhtml' };
  };
  const opened = (field: Field | 'category'): Open => {
    written = [];
    return { field, depth: path.length, isMarkup: false };
  };
  const keepAttributes = (
    name: string,
    { href, rel, term, url, type, medium }: Attributes,
  ): void => {
    if (name === 'link' && href && (rel ?? 'alternate') === 'alternate') keep('link', href);
    if (name === 'category' && term) item?.categories.push(term);
    const isImage = medium === 'image' || type?.startsWith('image/') === true;
    if (url && (name === 'media:thumbnail' || (isImage && imageNames.includes(name))))
      keep('image', url);
  };
  const end = (name: string, isImplied: boolean): void => {
    if (open && path.length > open.depth) written.push(`</${name}>`);
    else if (open) {
      const value = written.join('').trim();
      if (!item) title = value;
      else if (open.field === 'category') item.categories.push(...(value ? [value] : []));
      else keep(open.field, value);
      open = null;
    } else if (item && itemNames.includes(name)) {
      if (!isImplied && items.length < maxItems) items.push(item);
      item = null;
    }
    path.pop();
    if (path.length === 0) isComplete = !isImplied;
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        path.push(name);
        begin(name, attributes);
      },
      ontext: (part) => {
        if (open) written.push(open.isMarkup ? escaped(part) : part);
      },
      onclosetag: end,
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (!isComplete && items.length === 0) throw new SourceProblem('malformed');
  return { title, items, isComplete };
}

const imageNames = ['enclosure', 'media:content'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
