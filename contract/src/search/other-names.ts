import { messages } from '../i18n/messages.ts';
import { foldText, rankOf, wordsOf } from './match-words.ts';

/** What the active substances are called. */
const substances = messages('search/substances', {
  apixaban: 'apixaban',
  aprepitant: 'aprepitant',
  bevacizumab: 'bevacizumab',
  brivaracetam: 'brivaracetam',
  carbamazepine: 'carbamazepine',
  carmustine: 'carmustine',
  clobazam: 'clobazam',
  coTrimoxazole: 'co-trimoxazole',
  dexamethasone: 'dexamethasone',
  diazepam: 'diazepam',
  enoxaparin: 'enoxaparin',
  esomeprazole: 'esomeprazole',
  granisetron: 'granisetron',
  lacosamide: 'lacosamide',
  lamotrigine: 'lamotrigine',
  levetiracetam: 'levetiracetam',
  lomustine: 'lomustine',
  lorazepam: 'lorazepam',
  midazolam: 'midazolam',
  omeprazole: 'omeprazole',
  ondansetron: 'ondansetron',
  oxcarbazepine: 'oxcarbazepine',
  pantoprazole: 'pantoprazole',
  perampanel: 'perampanel',
  phenytoin: 'phenytoin',
  procarbazine: 'procarbazine',
  temozolomide: 'temozolomide',
  topiramate: 'topiramate',
  valproate: 'valproate',
  vorasidenib: 'vorasidenib',
});
type Substance = keyof typeof substances;

const texts = messages('search/other-names', {
  brand: '{name} is a brand name for {substance}',
  short: '{name} is another name for {substance}',
});

type Names = {
  /** The substance as it is written in any language, word by word. */
  readonly written: readonly string[];
  readonly brands: readonly string[];
  /** Abbreviations. */
  readonly short?: readonly string[];
};

/** Well-known names of medicines that people with a brain tumour take: facts only, no advice. */
const namesOf: Readonly<Record<Substance, Names>> = {
  apixaban: { written: ['apixaban'], brands: ['Eliquis'] },
  aprepitant: { written: ['aprepitant'], brands: ['Emend'] },
  bevacizumab: { written: ['bevacizumab'], brands: ['Avastin'] },
  brivaracetam: { written: ['brivaracetam'], brands: ['Briviact'] },
  carbamazepine: {
    written: ['carbamazepine', 'carbamazepin'],
    brands: ['Tegretal', 'Tegretol', 'Timonil'],
  },
  carmustine: {
    written: ['carmustine', 'carmustin'],
    brands: ['Gliadel', 'Carmubris', 'BiCNU'],
    short: ['BCNU'],
  },
  clobazam: { written: ['clobazam'], brands: ['Frisium', 'Onfi'] },
  // Trimethoprim alone is another medicine.
  coTrimoxazole: {
    written: [
      'trimoxazole',
      'cotrimoxazole',
      'trimoxazol',
      'cotrimoxazol',
      'sulfamethoxazole',
      'sulfamethoxazol',
    ],
    brands: ['Bactrim', 'Septra', 'Septrin', 'Cotrim'],
  },
  dexamethasone: {
    written: ['dexamethasone', 'dexamethason'],
    brands: ['Decadron', 'Fortecortin'],
  },
  diazepam: { written: ['diazepam'], brands: ['Valium'] },
  enoxaparin: { written: ['enoxaparin'], brands: ['Clexane', 'Lovenox'] },
  esomeprazole: { written: ['esomeprazole', 'esomeprazol'], brands: ['Nexium'] },
  granisetron: { written: ['granisetron'], brands: ['Kevatril', 'Kytril'] },
  lacosamide: { written: ['lacosamide', 'lacosamid'], brands: ['Vimpat'] },
  lamotrigine: { written: ['lamotrigine', 'lamotrigin'], brands: ['Lamictal'] },
  levetiracetam: { written: ['levetiracetam'], brands: ['Keppra'] },
  lomustine: {
    written: ['lomustine', 'lomustin'],
    brands: ['CeeNU', 'Cecenu', 'Gleostine'],
    short: ['CCNU'],
  },
  lorazepam: { written: ['lorazepam'], brands: ['Tavor', 'Ativan'] },
  midazolam: { written: ['midazolam'], brands: ['Buccolam', 'Dormicum', 'Epistatus'] },
  omeprazole: { written: ['omeprazole', 'omeprazol'], brands: ['Antra', 'Losec', 'Prilosec'] },
  ondansetron: { written: ['ondansetron'], brands: ['Zofran'] },
  oxcarbazepine: {
    written: ['oxcarbazepine', 'oxcarbazepin'],
    brands: ['Apydan', 'Timox', 'Trileptal'],
  },
  pantoprazole: { written: ['pantoprazole', 'pantoprazol'], brands: ['Pantozol', 'Protonix'] },
  perampanel: { written: ['perampanel'], brands: ['Fycompa'] },
  phenytoin: { written: ['phenytoin'], brands: ['Dilantin', 'Epanutin', 'Phenhydan', 'Zentropil'] },
  procarbazine: { written: ['procarbazine', 'procarbazin'], brands: ['Natulan', 'Matulane'] },
  temozolomide: {
    written: ['temozolomide', 'temozolomid'],
    brands: ['Temodal', 'Temodar', 'Temomedac'],
    short: ['TMZ'],
  },
  topiramate: { written: ['topiramate', 'topiramat'], brands: ['Topamax'] },
  valproate: {
    written: ['valproate', 'valproat', 'valproic', 'valproinsäure', 'divalproex'],
    brands: ['Depakote', 'Depakine', 'Epilim', 'Orfiril', 'Ergenyl', 'Convulex'],
  },
  vorasidenib: { written: ['vorasidenib'], brands: ['Voranigo'] },
};

type Name = { readonly kind: 'brand' | 'short'; readonly name: string; readonly word: string };
type Known = {
  readonly substance: Substance;
  /** Each is one word, here also as it is compared. */
  readonly names: readonly Name[];
  readonly written: readonly string[];
};

const known: readonly Known[] = (Object.keys(namesOf) as Substance[]).map((substance) => {
  const { written, brands, short = [] } = namesOf[substance];
  return {
    substance,
    names: [
      ...brands.map((name) => ({ kind: 'brand' as const, name, word: foldText(name) })),
      ...short.map((name) => ({ kind: 'short' as const, name, word: foldText(name) })),
    ],
    written: written.map(foldText),
  };
});

/** By each folded name: a text names few of them, and there are many texts. */
const byWord = new Map<string, Known>(
  known.flatMap((each) =>
    [...each.written, ...each.names.map(({ word }) => word)].map((word) => [word, each]),
  ),
);

/** The medicines that a text names. */
const namedIn = (words: readonly string[]): Known[] => [
  ...new Set(words.flatMap((word) => byWord.get(word) ?? [])),
];

/** By each folded name: all folded names of that medicine. */
const otherWords = new Map<string, readonly string[]>(
  [...byWord].map(([word, { names, written }]) => [
    word,
    [...names.map((each) => each.word), ...written],
  ]),
);

/** The folded names of the medicine that a folded word names, to be searched with it; none if it names none. */
export const otherNamesOf = (word: string): readonly string[] => otherWords.get(word) ?? noNames;
const noNames: readonly string[] = [];

/** Every other name of the medicines in a text, to be searched with it; '' if it names none. */
export const otherNamesIn = (text: string): string =>
  [...new Set(wordsOf(text).flatMap(otherNamesOf))].join(' ');

/** Why a text is found by a search with none of its words: 'Keppra is a brand name for levetiracetam'. Null: it is not. */
export function otherNameFound(search: string, text: string): string | null {
  const words = wordsOf(text);
  const medicines = namedIn(words);
  if (medicines.length === 0) return null;
  for (const typed of wordsOf(search)) {
    const rank = (word: string): number => rankOf(typed, word, true);
    const fits = (word: string): boolean => rank(word) > 0;
    if (words.some(fits)) continue;
    for (const { substance, names, written } of medicines) {
      // Either the name that was typed, or the one that stands there instead of the substance.
      const meant =
        names
          .filter(({ word }) => fits(word))
          .toSorted((one, other) => rank(other.word) - rank(one.word))[0] ??
        (written.some(fits) ? names.find(({ word }) => words.includes(word)) : undefined);
      if (meant === undefined) continue;
      const of = { name: meant.name, substance: substances[substance] };
      return meant.kind === 'brand' ? texts.brand(of) : texts.short(of);
    }
  }
  return null;
}
