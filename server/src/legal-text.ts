/** What a legal text can name. Null: it is not known or not so, and nothing may be said about it. */
export type LegalFacts = Readonly<Record<string, string | null>>;

/** Words that differ between languages, by tag; a language without its own has the English ones. */
export type TranslatedFact = { readonly en: string; readonly [tag: string]: string };
/** The same for all languages: a fact is a value that fits in any of them, or words in each. */
export type LegalFactsInLanguages = Readonly<Record<string, string | TranslatedFact | null>>;

export const legalFactsIn = (tag: string, facts: LegalFactsInLanguages): LegalFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      fact === null || typeof fact === 'string' ? fact : (fact[tag] ?? fact.en),
    ]),
  );

const conditionalPart = /[ \t]*<!-- (if|unless) (\w+) -->\n?([\s\S]*?)[ \t]*<!-- end -->\n?/g;
const leftOver = /<!-- (?:if|unless|end)\b/;
const comment = /[ \t]*<!--[\s\S]*?-->\n?/g;
const placeholder = /\{\{(\w+)\}\}/g;

/**
 * Fills a legal text (a page of `web/`, a version of the terms) with the facts of this installation: `{{regulator}}` is
 * replaced by its value, and what stands between `<!-- if regulator -->` (or `unless`) and `<!-- end -->` is left out
 * when it is not known (or is). Other comments are notes for the authors and are left out, too. A value is inserted
 * last, so nothing in it is read as one of these.
 */
export function fillLegalText(
  text: string,
  facts: LegalFacts,
  escape: (value: string) => string = (value) => value,
): string {
  const factOf = (name: string): string | null => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A legal text names "${name}", which is no fact.`);
    return fact;
  };
  const chosen = text.replaceAll(conditionalPart, (_, word: string, name: string, part: string) =>
    (factOf(name) !== null) === (word === 'if') ? part : '',
  );
  if (leftOver.test(chosen)) {
    throw new Error('A legal text has a part without its end, or one inside another.');
  }
  return chosen.replaceAll(comment, '').replaceAll(placeholder, (_, name: string) => {
    const fact = factOf(name);
    if (fact === null) throw new Error(`"${name}" is not known: put it between if and end.`);
    return escape(fact);
  });
}
