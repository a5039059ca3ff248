/** The sections of the specification that a test can prove. */
const TESTABLE = (
  '2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 3 ' + // screens, entities
  '4.1 4.2 4.3 4.4 4.5 4.6 5 6 7 8 9'
) // transitions, rules, roles, calls, errors, limits
  .split(' ');

/** Sections whose first test comes with a later issue. The list may only shrink. */
const LATER: string[] = [];

/** The sections named in the titles of one test file: `§2.4 …`, or several of them in one title. */
export function sectionsNamedIn(testFile: string): string[] {
  const titles = withoutComments(testFile).matchAll(/([\w.]*)\(?\s*['"`]([^'"`\n]*§[^'"`\n]*)/g);
  return [...titles]
    .filter(([, call = '']) => !/\.(skip|todo|fixme)$/.test(call))
    .flatMap(([, , title = '']) => [...title.matchAll(/§\s?(\d+(?:\.\d+)?)/g)])
    .map(([, section = '']) => section);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

/** The faults of the coverage, as sentences; none when every section has its test. */
export function coverageFaults(
  covered: ReadonlySet<string>,
  { testable = TESTABLE, later = LATER } = {},
): string[] {
  const missing = testable.filter((section) => !covered.has(section) && !later.includes(section));
  const arrived = later.filter((section) => covered.has(section));
  // A whole chapter may be named as well; it does not count for its sections.
  const known = ['1', ...testable.flatMap((section) => [section, section.replace(/\..*/, '')])];
  const unknown = [...covered].filter((section) => !known.includes(section));
  return [
    ...missing.map((section) => `§${section} has no test: no title of a test names it.`),
    ...arrived.map((section) => `§${section} has tests now: take it from the list LATER.`),
    ...unknown.map((section) => `§${section} is named by a test, but the specification has none.`),
  ];
}
