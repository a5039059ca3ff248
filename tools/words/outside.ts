import { parseAst } from 'rolldown/parseAst';

/** Texts for people that do not stand in a catalogue, plurals by hand, and locales that are written out. */

type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Two words, or one with a capital and small letters: 'Save', 'not yet'. Not: 'saved', 'text-ink', 'GET', 'aria-label'. */
const looksLikeWords = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text.trim()) || /\p{L}{2,}[,;:]? \p{L}{2,}/u.test(text);

const shownAttributes =
  /^(label|title|alt|placeholder|aria-label|ariaLabel|hint|heading|text|summary|description|caption|name|what|sentence)$/;

const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as Node[])
    .map((quasi) => (quasi['value'] as { cooked: string }).cooked)
    .join('0');
};

const locale = /^(en-GB|en-US|de-DE|de|en)$/;

export type Finding = { readonly line: number; readonly what: string; readonly text: string };

/** `isAllowed` says which texts of a module are not for the reader of the screen. */
export function findOutside(code: string, lang: 'ts' | 'tsx'): Finding[] {
  const found: Finding[] = [];
  const add = (node: Node, what: string, text: string): void => {
    const line = code.slice(0, node['start'] as number).split('\n').length;
    found.push({ line, what, text: text.trim() });
  };
  const visit = (node: Node, parent: Node | null): void => {
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      if (callee['name'] === 'messages') return;
    }
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      if (node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return;
    }
    if (node.type === 'JSXText' && /\p{L}{2}/u.test(String(node['value']))) {
      add(node, 'text outside the catalogue', String(node['value']));
    }
    const text = textOf(node);
    if (text !== null) {
      if (locale.test(text) && isLocaleUse(parent)) add(node, 'locale written out', text);
      else if (isShown(node, parent, text)) add(node, 'text outside the catalogue', text);
    }
    if (isPluralByHand(node))
      add(
        node,
        'plural by hand',
        code.slice(node['start'] as number, node['end'] as number).slice(0, 80),
      );
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseAst(code, { lang, astType: 'js' }) as unknown as Node, null);
  return found;
}

const isLocaleUse = (parent: Node | null): boolean =>
  parent?.type === 'NewExpression' ||
  parent?.type === 'CallExpression' ||
  (parent?.type === 'JSXAttribute' &&
    /^(locale|lang)$/.test(String((parent['name'] as Node)['name'])));

function isShown(node: Node, parent: Node | null, text: string): boolean {
  if (parent?.type === 'JSXAttribute') {
    return shownAttributes.test(String((parent['name'] as Node)['name'])) && looksLikeWords(text);
  }
  // Messages of errors are for engineers; so is what a throw says.
  if (
    parent?.type === 'NewExpression' &&
    String((parent['callee'] as Node)['name']).endsWith('Error')
  ) {
    return false;
  }
  if (parent?.type === 'Property' && parent['key'] === node) return false;
  // Names of classes, selectors and headers.
  if (
    text.split(/\s+/).every((word) => /^[-a-z0-9.:,/[\]()%_*!&#>=@|+"']+$/.test(word)) &&
    /[-,]/.test(text)
  ) {
    return false;
  }
  // Of an endpoint, in the OpenAPI document: for engineers.
  if (parent?.type === 'Property' && (parent['key'] as Node)['name'] === 'summary') return false;
  return (
    /\p{Lu}?\p{Ll}+[,;:]? \p{L}/u.test(text) && !/[<>{}=]|^[a-z0-9\s-]+:[a-z]|\w\(|--|__/.test(text)
  );
}

/** `count === 1 ? 'day' : 'days'` */
const isPluralByHand = (node: Node): boolean => {
  if (node.type !== 'ConditionalExpression') return false;
  const test = node['test'] as Node;
  const right = test['right'] as Node | undefined;
  return (
    test.type === 'BinaryExpression' &&
    /^[!=]==$/.test(String(test['operator'])) &&
    right?.['value'] === 1 &&
    [node['consequent'], node['alternate']].every((part) => /\p{L}{2}/u.test(textOf(part) ?? '')) &&
    [node['consequent'], node['alternate']].some((part) => / /.test(textOf(part) ?? ''))
  );
};
