import { describe, expect, it } from 'vitest';
import { type ArticleKind, articleKind } from './kind.ts';

type Given = Partial<Parameters<typeof articleKind>[0]>;

const kindOf = (given: Given): ArticleKind | null =>
  articleKind({ title: 'An article', summary: null, source: null, ...given });

describe('§2.6 whether an article is in plain language or a text of research', () => {
  it.each<[string, Given, ArticleKind | null]>([
    ['a page of a charity', { url: 'https://www.thebraintumourcharity.org/x/' }, 'plain'],
    ['a page of a public service', { url: 'https://www.nidirect.gov.uk/conditions/x' }, 'plain'],
    ['a German one', { url: 'https://www.krebsinformationsdienst.de/hirntumor' }, 'plain'],
    ['another part of such a site', { url: 'https://blog.macmillan.org.uk/x' }, 'plain'],
    [
      'a summary that names patients',
      { summary: '<p>A first explanation for patients: what kind of tumour this is.</p>' },
      'plain',
    ],
    ['the same in German', { summary: 'Ein Ratgeber für Betroffene.' }, 'plain'],
    ['a feed that the operator has tagged', { tags: ['Glioma', 'Plain language'] }, 'plain'],
    ['the same in German', { tags: ['Einfache Sprache'] }, 'plain'],
    ['an address of a DOI', { url: 'https://doi.org/10.1093/nop/npab062' }, 'research'],
    ['a DOI within an address', { url: 'https://x.example/a/10.20892/j.issn.1' }, 'research'],
    [
      'a library of papers',
      { url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8232134' },
      'research',
    ],
    ['the part of a site for doctors', { url: 'https://patient.info/doctor/X' }, 'research'],
    ['a journal by its name', { source: 'Journal of Vascular Surgery' }, 'research'],
    ['a German journal', { source: 'Deutsches Ärzteblatt' }, 'research'],
    ['a title that names a study', { title: 'Fatigue: a systematic review' }, 'research'],
    ['the same in German', { title: 'Eine randomisierte Studie' }, 'research'],
    [
      'an abstract with headings',
      { summary: '<h4>Background</h4>Glioblastoma is a tumour.' },
      'research',
    ],
    ['the same in German', { summary: 'Hintergrund: Das Glioblastom …' }, 'research'],
    ['a teaching text', { summary: 'A teaching text for health professionals.' }, 'research'],
    ['an article that a feed calls so', { tags: ['Clinical Trial'] }, 'research'],
    ['a site of which nothing is known', { url: 'https://news.example/1' }, null],
    ['a site that only ends alike', { url: 'https://notwho.int/1' }, null],
    ['a trial for patients with a tumour', { summary: 'A drug for patients with glioma.' }, null],
    ['words that only begin alike', { summary: 'Background noise tires many people.' }, null],
    ['an address that is none', { url: 'javascript:alert(1)' }, null],
  ])('%s', (_, given, kind) => {
    expect(kindOf(given)).toBe(kind);
  });

  it('believes a tag more than the site, and signs of research more than the site of a charity', () => {
    const charity = 'https://www.cancerresearchuk.org/x';
    expect(kindOf({ url: 'https://doi.org/10.1/x', tags: ['Easy read'] })).toBe('plain');
    expect(kindOf({ url: charity, summary: 'Written for doctors.' })).toBe('research');
  });
});
