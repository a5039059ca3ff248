import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@caretrail/contract/limits';
import {
  fewestForgiven,
  isSimilar,
  rankOf,
  ranks,
  wordsOf,
} from '@caretrail/contract/search/match-words';
import { otherNamesOf } from '@caretrail/contract/search/other-names';

/** Something that can be found. Of two that fit equally well, the one that comes first in the list is better. */
export type Document = {
  readonly id: string;
  /** Readers search for what they call it, each in their own language. */
  readonly kind: string | null;
  readonly title: string;
  readonly text: string;
};

/** What the reader calls each kind. */
export type KindLabels = Readonly<Record<string, string>>;

export type Found = {
  readonly total: number;
  /** No document has the words as they were typed. */
  readonly isSimilar: boolean;
  /** The best ones. */
  readonly ids: readonly string[];
};

export type WordIndex = {
  /** What it takes in memory. */
  readonly bytes: number;
  /** `typed`: folded words, all of which have to fit. */
  find(typed: readonly string[], labels: KindLabels): Promise<Found>;
};

/** The longest time that other requests wait for a part of the work. */
const sliceMs = 8;
/** Others get a turn where the last one was long ago. Called for each of these many words, because asking for the time costs too. */
const between = 256;
function makePause(): () => Promise<void> | undefined {
  let until = performance.now() + sliceMs;
  return () =>
    performance.now() < until
      ? undefined
      : nextTurn().then(() => {
          until = performance.now() + sliceMs;
        });
}
const longestWord = 40;
/** A whole sentence is looked for as it was typed: each word with a slip is compared with every word there is. */
const mostForgiven = 5;
const idLength = 36;

type Entries = {
  /** By word: the documents with it, each as twice its place, plus one if the word is in its title. */
  readonly byWord: Map<string, number[]>;
  count: number;
};

function addWords(entries: Entries, place: number, all: readonly string[], isTitle: boolean): void {
  for (const each of all) {
    const word = each.slice(0, longestWord);
    const known = entries.byWord.get(word);
    // The title comes first, so a document that is already there stays as it is.
    if (known === undefined) entries.byWord.set(word, [place * 2 + Number(isTitle)]);
    else if (Math.floor((known.at(-1) ?? -1) / 2) !== place)
      known.push(place * 2 + Number(isTitle));
    else continue;
    entries.count += 1;
  }
}

/** The size from which on only titles are read, so that no record can fill the memory. */
type Most = { readonly entries: number; readonly words: number };
const most: Most = { entries: 1_000_000, words: 200_000 };

/** An index of words over some documents, in a few flat arrays: 20,000 events take about 3 MB. */
export async function buildWordIndex(
  documents: readonly Document[],
  { entries: mostEntries, words: mostWords } = most,
): Promise<WordIndex> {
  const entries: Entries = { byWord: new Map(), count: 0 };
  const pause = makePause();
  for (const [place, { title, text }] of documents.entries()) {
    const named = wordsOf(title);
    addWords(entries, place, named, true);
    const hasRoom = entries.count < mostEntries && entries.byWord.size < mostWords;
    const told = hasRoom ? wordsOf(text) : [];
    addWords(entries, place, told, false);
    // What names a medicine is also found by its other names: "Keppra" finds an article about levetiracetam.
    addWords(entries, place, named.flatMap(otherNamesOf), false);
    addWords(entries, place, told.flatMap(otherNamesOf), false);
    await pause();
  }
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return indexOver(entries, {
    ids: documents.map(({ id }) => id).join(''),
    kinds,
    kindOf: Uint8Array.from(documents, ({ kind }) => kinds.indexOf(kind)),
  });
}

type About = {
  readonly ids: string;
  readonly kinds: readonly (string | null)[];
  /** By document: the place of its kind. */
  readonly kindOf: Uint8Array;
};

function indexOver({ byWord, count }: Entries, { ids, kinds, kindOf }: About): WordIndex {
  const size = kindOf.length;
  /** Every word between two line breaks: one search of the engine finds all words that contain a text. */
  const words = `\n${[...byWord.keys()].join('\n')}\n`;
  const starts = new Uint32Array(byWord.size);
  /** The documents of all words, one after the other, and where those of each word end. */
  const places = new Uint32Array(count);
  const ends = new Uint32Array(byWord.size);
  let [number, at, filled] = [0, 1, 0];
  for (const [word, known] of byWord) {
    places.set(known, filled);
    filled += known.length;
    starts[number] = at;
    ends[number] = filled;
    number += 1;
    at += word.length + 1;
  }
  const startOf = (word: number): number => starts[word] ?? 0;

  /** The word that a position belongs to. */
  function wordAt(position: number): number {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (startOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Raises the scores of all documents with a word. */
  function raise(scores: Uint8Array, word: number, rank: number): void {
    for (let each = ends[word - 1] ?? 0; each < (ends[word] ?? 0); each += 1) {
      const entry = places[each] ?? 0;
      const document = entry >> 1;
      const score = rank * 2 + (entry & 1);
      if (score > (scores[document] ?? 0)) scores[document] = score;
    }
  }

  async function raiseLiteral(
    scores: Uint8Array,
    typed: string,
    pause: ReturnType<typeof makePause>,
  ): Promise<void> {
    const wanted = typed.length < fewestForgiven ? `\n${typed}` : typed;
    let hits = 0;
    for (let hit = words.indexOf(wanted); hit !== -1;) {
      hits += 1;
      if (hits % between === 0) await pause();
      const first = hit + wanted.length - typed.length;
      const word = wordAt(first);
      const end = words.indexOf('\n', first);
      const isBeginning = first === startOf(word);
      const isWhole = isBeginning && end === first + typed.length;
      raise(scores, word, isWhole ? ranks.whole : isBeginning ? ranks.begins : ranks.inside);
      hit = words.indexOf(wanted, end);
    }
  }

  async function raiseSimilar(
    scores: Uint8Array,
    typed: string,
    pause: ReturnType<typeof makePause>,
  ): Promise<void> {
    for (let word = 0; word < starts.length; word += 1) {
      if (word % between === 0) await pause();
      const end = (starts[word + 1] ?? words.length) - 1;
      if (isSimilar(typed, words.slice(startOf(word), end))) raise(scores, word, ranks.similar);
    }
  }

  function raiseKinds(
    scores: Uint8Array,
    typed: string,
    labels: KindLabels,
    isForgiving: boolean,
  ): void {
    const rankOfKinds = kinds.map((kind) =>
      Math.max(
        0,
        ...wordsOf(labels[kind ?? ''] ?? '').map((word) => rankOf(typed, word, isForgiving)),
      ),
    );
    if (rankOfKinds.every((rank) => rank === 0)) return;
    for (let document = 0; document < size; document += 1) {
      const score = (rankOfKinds[kindOf[document] ?? 0] ?? 0) * 2;
      if (score > (scores[document] ?? 0)) scores[document] = score;
    }
  }

  /** The sum of the best words of each document; 0 where a typed word is missing. */
  async function sums(
    typed: readonly string[],
    labels: KindLabels,
    isForgiving: boolean,
  ): Promise<Uint8Array> {
    const total = new Uint8Array(size).fill(1);
    const pause = makePause();
    for (const each of typed) {
      await pause();
      const scores = new Uint8Array(size);
      await raiseLiteral(scores, each, pause);
      if (isForgiving) await raiseSimilar(scores, each, pause);
      raiseKinds(scores, each, labels, isForgiving);
      for (let document = 0; document < size; document += 1) {
        const score = scores[document] ?? 0;
        total[document] = score === 0 || total[document] === 0 ? 0 : (total[document] ?? 0) + score;
      }
    }
    return total;
  }

  const idOf = (document: number): string =>
    ids.slice(document * idLength, (document + 1) * idLength);

  return {
    bytes:
      2 * words.length +
      ids.length +
      4 * (places.length + 2 * starts.length) +
      kindOf.length +
      1000,
    find: async (typed, labels) => {
      const literal = best(await sums(typed, labels, false));
      const isForgiven = literal.total === 0 && typed.length <= mostForgiven;
      const { total, documents } = isForgiven ? best(await sums(typed, labels, true)) : literal;
      return { total, isSimilar: isForgiven && total > 0, ids: documents.map(idOf) };
    },
  };
}

/** The few documents with the highest scores, and how many have any. */
function best(scores: Uint8Array): { total: number; documents: number[] } {
  const top: { document: number; score: number }[] = [];
  let total = 0;
  for (const [document, score] of scores.entries()) {
    if (score === 0) continue;
    total += 1;
    const isFull = top.length === limits.search.perGroup;
    if (isFull && score <= (top.at(-1)?.score ?? 0)) continue;
    if (isFull) top.pop();
    const behind = top.findIndex((each) => each.score < score);
    top.splice(behind === -1 ? top.length : behind, 0, { document, score });
  }
  return { total, documents: top.map(({ document }) => document) };
}
