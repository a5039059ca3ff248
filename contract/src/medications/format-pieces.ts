import { formatExact } from '../i18n/format-exact.ts';

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

/** Whether a text names what is counted, such as “tablets”, and not a strength. */
export const isPieceName = (text: string): boolean =>
  pieces.some((each) => each.some((name) => name.toLowerCase() === text.trim().toLowerCase()));

/** 'tablet' for one, 'tablets' for more, 'ml' for any number. */
export function formatUnit(unit: string, count: number): string {
  const words = unit.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const found = pieces.find((each) =>
    each.some((name) => name.toLowerCase() === last.toLowerCase()),
  );
  const [one = last, many = last] = found ?? [];
  const fits = last.toLowerCase() === (count === 1 ? one : many).toLowerCase();
  const piece = fits ? last : count === 1 ? one : many;
  return [...words.slice(0, -1), piece].filter(Boolean).join(' ');
}

/** '1 tablet', '12 tablets', '0.5 tablets', '20 ml'; without a unit '12'. */
export const formatPieces = (count: number, unit: string): string =>
  [formatExact(count), formatUnit(unit, count)].filter(Boolean).join(' ');
