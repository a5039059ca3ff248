import { formatExact } from '../i18n/format-exact.ts';
import { messages } from '../i18n/messages.ts';

/** What is counted: of a unit from this list, the reader sees the word of their own language. */
const texts = messages('medications/pieces', {
  tablet: '{count, plural, one {tablet} other {tablets}}',
  capsule: '{count, plural, one {capsule} other {capsules}}',
  piece: '{count, plural, one {piece} other {pieces}}',
  dose: '{count, plural, one {dose} other {doses}}',
  drop: '{count, plural, one {drop} other {drops}}',
  patch: '{count, plural, one {patch} other {patches}}',
  sachet: '{count, plural, one {sachet} other {sachets}}',
  ampoule: '{count, plural, one {ampoule} other {ampoules}}',
  vial: '{count, plural, one {vial} other {vials}}',
  syringe: '{count, plural, one {syringe} other {syringes}}',
  injection: '{count, plural, one {injection} other {injections}}',
  pen: '{count, plural, one {pen} other {pens}}',
  puff: '{count, plural, one {puff} other {puffs}}',
  spray: '{count, plural, one {spray} other {sprays}}',
  suppository: '{count, plural, one {suppository} other {suppositories}}',
  packet: '{count, plural, one {packet} other {packets}}',
  pack: '{count, plural, one {pack} other {packs}}',
  bottle: '{count, plural, one {bottle} other {bottles}}',
});

const isListed = (one: string): one is keyof typeof texts => Object.hasOwn(texts, one);

/** What people count, in the languages in which they enter it. What else was entered as a unit stays as it is. */
const pieces = [
  ['tablet', 'tablets'],
  ['capsule', 'capsules'],
  ['pill', 'pills'],
  ['piece', 'pieces'],
  ['dose', 'doses'],
  ['drop', 'drops'],
  ['patch', 'patches'],
  ['sachet', 'sachets'],
  ['ampoule', 'ampoules'],
  ['vial', 'vials'],
  ['syringe', 'syringes'],
  ['injection', 'injections'],
  ['pen', 'pens'],
  ['puff', 'puffs'],
  ['spray', 'sprays'],
  ['suppository', 'suppositories'],
  ['packet', 'packets'],
  ['pack', 'packs'],
  ['bottle', 'bottles'],
  ['Tablette', 'Tabletten'],
  ['Filmtablette', 'Filmtabletten'],
  ['Retardtablette', 'Retardtabletten'],
  ['Schmelztablette', 'Schmelztabletten'],
  ['Brausetablette', 'Brausetabletten'],
  ['Kapsel', 'Kapseln'],
  ['Hartkapsel', 'Hartkapseln'],
  ['Weichkapsel', 'Weichkapseln'],
  ['Pille', 'Pillen'],
  ['Dosis', 'Dosen'],
  ['Ampulle', 'Ampullen'],
  ['Durchstechflasche', 'Durchstechflaschen'],
  ['Spritze', 'Spritzen'],
  ['Fertigspritze', 'Fertigspritzen'],
  ['Injektion', 'Injektionen'],
  ['Hub', 'Hübe'],
  ['Sprühstoß', 'Sprühstöße'],
  ['Einheit', 'Einheiten'],
  ['Packung', 'Packungen'],
  ['Schachtel', 'Schachteln'],
  ['Flasche', 'Flaschen'],
  ['Tube', 'Tuben'],
] as const;

const pieceOf = (word: string) =>
  pieces.find((each) => each.some((name) => name.toLowerCase() === word.toLowerCase()));

/** Whether a text names what is counted, such as “tablets”, and not a strength. */
export const isPieceName = (text: string): boolean => pieceOf(text.trim()) !== undefined;

/** What a person wrote, for a number: 'tablet' for one, 'tablets' for more, 'ml' for any. */
export function inflectUnit(unit: string, count: number): string {
  const words = unit.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const [one = last, many = last] = pieceOf(last) ?? [];
  const fits = last.toLowerCase() === (count === 1 ? one : many).toLowerCase();
  const piece = fits ? last : count === 1 ? one : many;
  return [...words.slice(0, -1), piece].filter(Boolean).join(' ');
}

/** The same of a unit that may be from the list: in German '12 Tabletten', also where 'tablets' is stored. */
export function formatUnit(unit: string, count: number): string {
  const one = pieceOf(unit.trim())?.[0] ?? '';
  return isListed(one) ? texts[one]({ count }) : inflectUnit(unit, count);
}

/** '1 tablet', '12 tablets', '0.5 tablets', '20 ml'; without a unit '12'. */
export const formatPieces = (count: number, unit: string): string =>
  [formatExact(count), formatUnit(unit, count)].filter(Boolean).join(' ');
