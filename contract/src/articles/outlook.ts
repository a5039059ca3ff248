import type { Article } from './schema.ts';

/**
 * Words of an outlook, English and German, as parts of words: 'Gesamtüberleben', 'prognostic', 'survivors'. Left out are
 * what only sounds like them: the protein survivin, the death of cells, programmed death ligand.
 */
const outlookWords =
  /prognos|surviv(?!in(?!g))|mortalit|life[ -]expectanc|lifespan|life span|(?:years?|months|weeks|time) (?:left )?to live|end[ -]of[ -]life|terminal(?:ly)?[ -]ill|incurable|(?<!\p{L})(?:fatal(?:it(?:y|ies))?|deadly|dying)(?!\p{L})|(?<!\p{L})(?<!cell |programmed |programmed-)deaths?(?!\p{L}| ligand| receptor)|überleb|lebenserwartung|lebenszeit|lebensende|sterblich|sterberate|sterbefäll|todesf[aä]ll|todesrate|tödlich|unheilbar|(?<!\p{L})(?:tod|sterben)(?!\p{L})/u;

/** A quick first look, because 10,000 summaries are read at once: no text without one of these can match. */
const stems =
  /prognos|surviv|mortal|life|to live|terminal|incurable|fatal|deadly|dying|death|überleb|lebens|sterb|tod|tödlich|unheilbar/;

/** Whether lower-cased text speaks of it. */
export const saysOutlook = (lowerCased: string): boolean =>
  stems.test(lowerCased) && outlookWords.test(lowerCased);

/** Tags of texts about a treatment that stops working, or a disease that comes back. */
const outlookTags = /resistan|resisten|recurren|relaps|refractor|rezidiv|rückfall/;

/** Whether a text with these tags, lower-cased, is about an outlook. */
export const taggedOutlook = (lowerCased: string): boolean =>
  outlookTags.test(lowerCased) || saysOutlook(lowerCased);

/** Whether the tags, the title or the summary speak of prognosis, survival, life expectancy or death, or the tags of a relapse. */
export const isAboutOutlook = ({
  title,
  summary,
  tags,
}: Pick<Article, 'title' | 'summary'> & Partial<Pick<Article, 'tags'>>): boolean =>
  taggedOutlook((tags ?? []).join('\n').toLowerCase()) ||
  saysOutlook([title, summary ?? ''].join('\n').toLowerCase());
