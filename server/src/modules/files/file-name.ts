import { limits } from '@caretrail/contract/limits';
import { nameTexts } from './texts.ts';

/** Control characters, direction marks, and halves of a character. */
const unreadable = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** An extension that stays when a name is cut; none of ours is longer. */
const longestEnding = 12;

/** Browsers escape these three in a form. */
const escaped: Record<string, string> = { '%22': '"', '%0D': '', '%0A': '' };

/** The ending with its dot, where there is one. */
export const endingOf = (name: string): string => /\.[^.\s]+$/.exec(name)?.[0] ?? '';

/** Windows drops dots and blanks at the end, and goes by the extension before them. */
function withoutTail(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** The name on the user's device, without its folders. It is shown and returned, and never used as a path. */
export function cleanName(sent: string): string {
  const lastPart = sent
    .replaceAll(/%22|%0D|%0A/gi, (found) => escaped[found.toUpperCase()] ?? '')
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(unreadable, '')
    .trim();
  const name = withoutTail(lastPart ?? '');
  if (!name) return nameTexts.unnamed;
  const characters = [...name];
  if (characters.length <= limits.files.nameLength) return name;
  const ending = endingOf(name).length > longestEnding ? '' : endingOf(name);
  const cut = characters.slice(0, limits.files.nameLength - ending.length).join('');
  return withoutTail(cut + ending);
}

/** The name of a download: its title, with the extension of its type. */
export function nameToSave({
  title,
  name,
}: {
  readonly title: string;
  readonly name: string;
}): string {
  const ending = endingOf(name);
  const isEnded = title.toLowerCase().endsWith(ending.toLowerCase());
  // Here a slash is an ordinary character.
  return cleanName((isEnded ? title : title + ending).replaceAll(/[\\/]/g, '_'));
}

/** RFC 6266: in ASCII for old clients, unchanged for all others. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
