import type { LanguageFacts } from './current-language.ts';

/**
 * A language for tests: longer, accented, marked at both ends and written from right to left. A text that does not
 * show its marks is not in the catalogue, or is cut off.
 */
export const pseudoLanguage: LanguageFacts = {
  tag: 'en-XB',
  name: 'Pseudo',
  locale: 'en-GB',
  direction: 'rtl',
};

export const pseudoMarks = { start: '⟦', end: '⟧' } as const;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'
    .match(/../gu)
    ?.map((pair) => [pair[0], pair[1]]) ?? [],
);

/**
 * German is about a third longer than English; short words grow more. A single word becomes a longer word; a sentence
 * gets more words.
 */
function padding(text: string, letters: number): string {
  const signs = '~'.repeat(Math.ceil(letters * (letters < 20 ? 0.5 : 0.33)));
  return text.includes(' ') ? ` ${signs.replace(/~{6}(?=~)/g, '$& ')}` : signs;
}

/** A message in pseudo-language. Placeholders, cases and their names stay as they are. */
export function toPseudo(message: string): string {
  let written = '';
  let letters = 0;
  const inside: ('text' | 'cases')[] = ['text'];
  for (let at = 0; at < message.length; at += 1) {
    const sign = message.charAt(at);
    const state = inside.at(-1);
    if (sign === '{') {
      const argument = /^\{(\w+)(, number)?\}/.exec(message.slice(at));
      if (state === 'text' && argument !== null) {
        written += argument[0];
        at += argument[0].length - 1;
        continue;
      }
      const cases = /^\{\w+, (plural|select|selectordinal), /.exec(message.slice(at));
      if (state === 'text' && cases !== null) {
        written += cases[0];
        at += cases[0].length - 1;
        inside.push('cases');
        continue;
      }
      inside.push('text');
      written += sign;
    } else if (sign === '}') {
      inside.pop();
      written += sign;
    } else if (state === 'text') {
      letters += 1;
      written += accented[sign] ?? sign;
    } else {
      written += sign;
    }
  }
  return `${pseudoMarks.start}${written}${padding(written, letters)}${pseudoMarks.end}`;
}
