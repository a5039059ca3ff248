import { posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import {
  entriesOf,
  findMessages,
  type SourceTree,
} from '../../web/build/messages/find-messages.ts';

/** Messages that no code reads. `texts.a.b` reads one; whatever is not written out so, such as `labels[kind]`, reads all. */

type Module = { readonly file: string; readonly code: string };

type Node = { readonly type: string; readonly [field: string]: unknown };
type Parents = readonly Node[];

type Section = {
  readonly file: string;
  readonly section: string;
  readonly source: SourceTree;
  readonly used: Set<string>;
};
/** What a name stands for: a section, or the part of it that begins with `prefix`. */
type Part = { readonly section: Section; readonly tree: SourceTree; readonly prefix: string };
type Names = Map<string, readonly Part[]>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string => String((node as Node)['name'] ?? (node as Node)['value']);

/** A type names no text; what it is said of may. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);
const isWrapper = ({ type }: Node): boolean => /^TS(As|Satisfies|NonNull)|^Chain/.test(type);

function visit(node: Node, parents: Parents, see: (node: Node, parents: Parents) => void): void {
  if (isType(node) || node.type === 'ImportDeclaration') return;
  see(node, parents);
  for (const child of childrenOf(node)) visit(child, [node, ...parents], see);
}

const parse = ({ file, code }: Module): Node =>
  parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'js' }) as unknown as Node;

const fileOfImport = (from: string, path: string): string =>
  path.startsWith('@caretrail/contract/')
    ? `${path.replace('@caretrail/contract', 'contract/src')}.ts`
    : posix.join(posix.dirname(from), path);

/** `const name = …`: the name. */
function nameGiven(parents: Parents): { name: string; isExported: boolean } | null {
  const [declarator, , statement] = parents.filter((each) => !isWrapper(each));
  if (declarator?.type !== 'VariableDeclarator') return null;
  const id = declarator['id'] as Node;
  const isExported = statement?.type === 'ExportNamedDeclaration';
  return id.type === 'Identifier' ? { name: nameOf(id), isExported } : null;
}

/** The sections of a module by the name that it gives them. Those without a name are read where they stand. */
function sectionsOf({ file, code }: Module, program: Node): Map<string, Section> {
  const found = findMessages(code, file.endsWith('x') ? 'tsx' : 'ts')?.found ?? [];
  const named = new Map<string, Section>();
  visit(program, [], (node, parents) => {
    const at = found.find(({ start }) => start === node['start']);
    if (at === undefined || node.type !== 'CallExpression') return;
    const given = nameGiven(parents);
    const { section, source } = at;
    if (given) named.set(given.name, { file, section, source, used: new Set() });
  });
  return named;
}

/** Of an import: the name here, and the module and name it comes from. */
function* importsOf(module: Module, program: Node): Generator<[string, string, string]> {
  for (const node of program['body'] as Node[]) {
    if (node.type !== 'ImportDeclaration') continue;
    const file = fileOfImport(module.file, nameOf(node['source']));
    for (const each of node['specifiers'] as Node[]) {
      if (each.type !== 'ImportSpecifier') continue;
      yield [nameOf(each['local']), file, nameOf(each['imported'])];
    }
  }
}

/** `{ name: … }`, `x.name` and `const name` name something else, or say what is read in the first place. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier' || parent === undefined) return false;
  if (parent.type === 'Property') return parent['value'] === node || parent['computed'] === true;
  if (parent.type === 'MemberExpression') {
    return parent['object'] === node || parent['computed'] === true;
  }
  return parent.type !== 'VariableDeclarator' || parent['id'] !== node;
}

type Read = { readonly tree: SourceTree | string | undefined; readonly path: string };

/** 'a.b' of `texts.a.b`; of `texts.a[kind]` the part 'a'. `rest`: what it all stands in. */
function readAt(part: Part, reference: Node, parents: Parents): Read & { rest: Parents } {
  let [tree, path, inner]: [Read['tree'], string, Node] = [part.tree, part.prefix, reference];
  let at = 0;
  for (; at < parents.length; at += 1) {
    const parent = parents[at] as Node;
    if (isWrapper(parent)) {
      inner = parent;
      continue;
    }
    if (typeof tree !== 'object') break;
    if (parent.type !== 'MemberExpression' || parent['object'] !== inner) break;
    const property = parent['property'] as Node;
    if (parent['computed'] === true && property.type !== 'Literal') break;
    [tree, path, inner] = [tree[nameOf(property)], `${path}${nameOf(property)}.`, parent];
  }
  return { tree, path, rest: parents.slice(at) };
}

/** Marks what a module reads, with the names that it gives to parts of a section. */
function markRead(program: Node, names: Names): void {
  const given: Names = new Map();
  visit(program, [], (node, parents) => {
    if (!isReference(node, parents[0])) return;
    for (const part of names.get(nameOf(node)) ?? []) {
      const { tree, path, rest } = readAt(part, node, parents);
      const { section } = part;
      const alias = nameGiven(rest);
      if (typeof tree !== 'object') section.used.add(path.slice(0, -1));
      else if (alias && !alias.isExported) {
        given.set(alias.name, [...(given.get(alias.name) ?? []), { section, tree, prefix: path }]);
      } else for (const [key] of entriesOf(tree, path)) section.used.add(key);
    }
  });
  if (given.size > 0) markRead(program, given);
}

/** The build fills `%lead%` in index.html: as a module that reads `pageTexts.lead`. */
export const moduleOfPage = (html: string): Module => ({
  file: 'web/src/shell/index-page.ts',
  code: [
    "import { pageTexts } from './page-texts.ts';",
    ...[...html.matchAll(/%(\w+)%/g)].map(([, key]) => `pageTexts.${key};`),
  ].join('\n'),
});

/** The messages of all modules that none of them reads. */
export function unusedMessages(modules: readonly Module[]): string[] {
  const programs = modules.map((module) => ({ ...module, program: parse(module) }));
  const sections = new Map(
    programs.map((module) => [module.file, sectionsOf(module, module.program)]),
  );
  const wholeOf = (section: Section): Part[] => [{ section, tree: section.source, prefix: '' }];
  for (const module of programs) {
    const names: Names = new Map();
    for (const [name, section] of sections.get(module.file) ?? [])
      names.set(name, wholeOf(section));
    for (const [local, file, imported] of importsOf(module, module.program)) {
      const section = sections.get(file)?.get(imported);
      if (section !== undefined) names.set(local, wholeOf(section));
    }
    if (names.size > 0) markRead(module.program, names);
  }
  return [...sections.values()]
    .flatMap((named) => [...named.values()])
    .flatMap(({ file, section, source, used }) =>
      entriesOf(source)
        .filter(([key]) => !used.has(key))
        .map(([key, text]) => `${file}: ${section}: ${key} is not used: ${text}`),
    );
}
