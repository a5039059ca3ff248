/**
 * Units of laboratory results. Only spellings of the same quantity that differ by a power of ten are known: 10⁹/L is
 * G/L and /nL, g/dL is 10 g/L. Everything else equals only itself, so that no figure is changed by a guess: grams never
 * become moles.
 */
type Unit = {
  /** What is measured, over what: 'count/volume', 'mass'. Two units with different ones have nothing in common. */
  readonly quantity: string;
  /** One of it is so many powers of ten of the base unit. */
  readonly power: number;
};
type Known = Readonly<Record<string, number>>;

const masses: Known = { kg: 3, g: 0, mg: -3, μg: -6, ug: -6, mcg: -6, ng: -9, pg: -12 };
const amounts: Known = { mol: 0, mmol: -3, μmol: -6, umol: -6, nmol: -9, pmol: -12 };
const volumes: Known = {
  l: 0,
  dl: -1,
  ml: -3,
  μl: -6,
  ul: -6,
  mcl: -6,
  'mm^3': -6,
  mm3: -6,
  nl: -9,
  pl: -12,
  fl: -15,
};
const lengths: Known = { m: 0, cm: -2, mm: -3 };
const counts: Known = { '': 0, '1': 0, cells: 0, zellen: 0, k: 3, tsd: 3, mio: 6, mrd: 9 };
/** A capital letter alone is another unit than the small one: giga and gram, mega and milli. */
const capitalCounts: Known = { K: 3, M: 6, G: 9, T: 12, Gpt: 9, Tpt: 12 };

const lookedUp = (known: Known, token: string): number | undefined =>
  Object.hasOwn(known, token) ? known[token] : undefined;

/** As it is written in a book, or all in capitals where no other unit is written so. */
const spelled = (known: Known, token: string): number | undefined => {
  const isAllCapitals = token.length > 1 && token === token.toUpperCase();
  return (
    lookedUp(known, token) ?? (isAllCapitals ? lookedUp(known, token.toLowerCase()) : undefined)
  );
};

const powerOfTen = /^[x*]?10(?:\^|\*{1,2})?(3|6|9|12)/;

/** 'x10^9', 'G', 'Tsd', '' before '/L'. */
function countOf(token: string, below: string): number | undefined {
  const found = powerOfTen.exec(token);
  if (found?.[1] !== undefined) {
    const rest = lookedUp(counts, token.slice(found[0].length).toLowerCase());
    return rest === 0 ? Number(found[1]) : undefined;
  }
  const capital = lookedUp(capitalCounts, token);
  // 'G/dL' is nothing that a laboratory prints: gram in capitals, perhaps.
  const isGiga = token === 'G' || token === 'T';
  if (capital !== undefined) return isGiga && below !== 'l' ? undefined : capital;
  return lookedUp(counts, token.toLowerCase());
}

const superscripts = /[⁰¹²³⁴-⁹]+/g;

/** Without spaces, in one spelling of powers, of "times" and of micro. */
const tidied = (text: string): string =>
  text
    .replaceAll(superscripts, (digits) => `^${digits}`)
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll('·', '')
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<=[a-z])\./g, '');

const masslike = [
  ['mass', masses],
  ['amount', amounts],
] as const;

function ratioOf(token: string, volume: string): Unit | null {
  const below = volume.toLowerCase();
  const per = lookedUp(volumes, below);
  if (per === undefined) return null;
  for (const [name, known] of masslike) {
    const power = spelled(known, token);
    if (power !== undefined) return { quantity: `${name}/volume`, power: power - per };
  }
  const count = countOf(token, below);
  return count === undefined ? null : { quantity: 'count/volume', power: count - per };
}

/** Null: a unit of which nothing is known but its name. */
function unitOf(text: string): Unit | null {
  const [token = '', volume, ...more] = tidied(text).split('/');
  if (more.length > 0) return null;
  if (volume !== undefined) return ratioOf(token, volume);
  if (token === 'Kg') return { quantity: 'mass', power: 3 };
  for (const [quantity, known] of [...masslike, ['length', lengths]] as const) {
    const power = spelled(known, token);
    if (power !== undefined) return { quantity, power };
  }
  return null;
}

/** A name or unit without case, spaces and the different signs for "times" and powers. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s^*]/g, '');

/** The same for all units that can be converted into each other. */
export const quantityOf = (unit: string): string =>
  unitOf(unit)?.quantity ?? `only ${plainWord(unit)}`;

/** By how many powers of ten a figure grows when it is written in the other unit; null: that is not certain. */
export function powerBetween(from: string, to: string): number | null {
  const [one, other] = [unitOf(from), unitOf(to)];
  if (one !== null && other !== null)
    return one.quantity === other.quantity ? one.power - other.power : null;
  return one === other && plainWord(from) === plainWord(to) ? 0 : null;
}

/** Exact: the decimal point moves, and nothing is rounded. */
export function timesPowerOfTen(value: number, power: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
}
