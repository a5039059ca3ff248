/** An article as a source delivers it. Untrusted: title and summary may hold any markup, addresses anything. */
export type FoundArticle = {
  readonly url: string;
  readonly doi: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly source: string | null;
  /** Anything that begins with a calendar date, or null. */
  readonly published: string | null;
  readonly imageUrl: string | null;
  readonly tags: readonly string[];
};

/** The source's validators for the next conditional request. */
export type Remembered = { readonly etag: string | null; readonly lastModified: string | null };

export type SourceAnswer =
  | 'unchanged'
  | { readonly articles: readonly FoundArticle[]; readonly remember: Remembered };

/**
 * Where articles come from. Its promises:
 * - a reading ends in time, with a bounded result, or throws a `SourceProblem`;
 * - `unchanged` only when it was given its last validators;
 * - no two sources have the same name, and a name never changes its meaning.
 */
export type ArticleSource = {
  readonly name: string;
  /** For display: never holds a secret of the address. */
  readonly label: string;
  /** Each reading has everything: an article that is missing was withdrawn. */
  readonly isWhole: boolean;
  read(known: Remembered, signal: AbortSignal): Promise<SourceAnswer>;
};

/** Why a source could not be read, as one word for the log. Quotes nothing of the response. */
export class SourceProblem extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The source could not be read: ${code}`);
    this.name = 'SourceProblem';
    this.code = code;
  }
}
