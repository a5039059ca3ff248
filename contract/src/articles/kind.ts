import { originOf } from './links.ts';
import { plainSummary } from './plain-summary.ts';
import type { Article } from './schema.ts';

export const articleKinds = ['plain', 'research'] as const;
export type ArticleKind = (typeof articleKinds)[number];

type Sortable = Pick<Article, 'title' | 'summary' | 'source'> & {
  readonly url?: string;
  readonly tags?: readonly string[];
};

/** An operator can give a feed one of these tags; some feeds bring them along. */
const tagsOf: Record<ArticleKind, readonly string[]> = {
  plain: [
    'plain language',
    'easy read',
    'patient information',
    'for patients',
    'einfache sprache',
    'leichte sprache',
    'patienteninformation',
  ],
  research: [
    'journal article',
    'research article',
    'review article',
    'systematic review',
    'meta-analysis',
    'clinical trial',
    'case report',
    'fachartikel',
    'originalarbeit',
    'systematische übersicht',
    'metaanalyse',
  ],
};

/** Sites with one audience, without 'www.'; each stands for its subdomains too. */
const sitesOf: Record<ArticleKind, readonly string[]> = {
  plain: [
    'bhf.org.uk',
    'braintumor.org',
    'braintumourresearch.org',
    'breastcancernow.org',
    'cancer.org',
    'cancercenter.gwu.edu',
    'cancerresearchuk.org',
    'cdc.gov',
    'gesund.bund.de',
    'gesundheitsinformation.de',
    'hirntumorhilfe.de',
    'krebshilfe.de',
    'krebsinformationsdienst.de',
    'lancastergeneralhealth.org',
    'macmillan.org.uk',
    'medlineplus.gov',
    'nhs.uk',
    'nidirect.gov.uk',
    'patienten-information.de',
    'thebraintumourcharity.org',
    'who.int',
  ],
  research: [
    'aacrjournals.org',
    'academic.oup.com',
    'aerzteblatt.de',
    'ascopubs.org',
    'biomedcentral.com',
    'bmj.com',
    'brieflands.com',
    'ccjm.org',
    'cureus.com',
    'doi.org',
    'europepmc.org',
    'f1000research.com',
    'frontiersin.org',
    'intechopen.com',
    'jamanetwork.com',
    'mdpi.com',
    'medicinetoday.com.au',
    'medrxiv.org',
    'nature.com',
    'ncbi.nlm.nih.gov',
    'nejm.org',
    'onlinelibrary.wiley.com',
    'openrespiratorymedicinejournal.com',
    'plos.org',
    'racgp.org.au',
    'sciencedirect.com',
    'sciopen.com',
    'springer.com',
    'statpearls.com',
    'thelancet.com',
  ],
};

/** A DOI, or the part of a site that is for doctors. */
const researchAddress =
  /\/10\.\d{4,9}\/|\/(?:doctor|professionals?|healthprofessionals?|hp|fachkreise)(?:\/|$)/;

const researchSource =
  /(?<!\p{L})(?:journal|annals|archives|proceedings|lancet|frontiers in|statpearls|pubmed|europe pmc|zeitschrift für)(?!\p{L})|ärzteblatt/u;

const researchTitle =
  /systematic review|narrative review|integrative review|\(review\)|meta-?analys|randomi[sz]ed|randomisiert|retrospective|retrospektiv|prospective study|cohort study|kohortenstudie|case report|fallbericht|in vitro|systematische übersicht/;

/** How an abstract with headings begins … */
const firstHeading =
  /^(?:abstract[\s:.–—-]*)?(?:background|objectives?|purpose|aims?|methods|introduction|hintergrund|zielsetzung|methodik|methoden|einleitung)/i;
/** … which a sentence follows: 'Background noise' is no heading. */
const afterHeading = /^\s*[:.]|^\s+\p{Lu}/u;

function hasHeadings(begin: string): boolean {
  const heading = firstHeading.exec(begin)?.[0];
  return heading !== undefined && afterHeading.test(begin.slice(heading.length));
}

const forProfessionals =
  /(?<!\p{L})for (?:clinicians|(?:family )?doctors|physicians|(?:health(?:care)? )?professionals)(?!\p{L})|für (?:ärztinnen|ärzte|fachkreise|fachleute)/u;

/** Not 'for patients with …', as titles of trials say. */
const forPatients =
  /(?<!\p{L})for patients(?! (?:with|who|undergoing|receiving))(?!\p{L})|für (?:patientinnen|patienten|betroffene|angehörige)/u;

/** A summary says at its beginning what it is: the rest of a long abstract need not be read. */
const summaryRead = 400;

const isOf = (host: string, sites: readonly string[]): boolean =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));

/**
 * Whether an article is written for everyone or for people of the trade, by what it says of itself: its tags, the site
 * and the journal, its title, the beginning of its summary (`words`: as plain text). Null where nothing tells: then no
 * label is shown.
 */
export function articleKind(
  { url = '', title, summary, source, tags }: Sortable,
  words = plainSummary(summary),
): ArticleKind | null {
  const tagged = new Set((tags ?? []).map((tag) => tag.toLowerCase()));
  for (const kind of articleKinds) if (tagsOf[kind].some((tag) => tagged.has(tag))) return kind;

  const host = (originOf(url) ?? '').replace(/^https?:\/\/(?:www\.)?|:\d+$/g, '');
  const begin = words.slice(0, summaryRead);
  const said = begin.toLowerCase();
  const isResearch =
    isOf(host, sitesOf.research) ||
    researchAddress.test(url.toLowerCase()) ||
    researchSource.test((source ?? '').toLowerCase()) ||
    researchTitle.test(title.toLowerCase()) ||
    hasHeadings(begin) ||
    forProfessionals.test(said);
  if (isResearch) return 'research';
  return isOf(host, sitesOf.plain) || forPatients.test(said) ? 'plain' : null;
}
