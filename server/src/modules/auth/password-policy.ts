import { limits } from '@caretrail/contract/limits';
import { errors } from '@caretrail/contract/texts/errors';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fail, type Refusal } from '../../http/fail.ts';
import { authTexts } from './texts.ts';

const leastScore = 3;
const productWords = ['caretrail', 'patient', 'glioblastoma', 'hospital', 'password'];
/** The time of the check grows fast with the length; what is strong so far stays strong. */
const judgedCharacters = 40;
/** How much must remain beside words that are easy to guess. */
const minOwnCharacters = 6;

async function makeJudge(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    // With 512, its default, forty characters like p4$$w0rd take half a second (measured); with this, some 15 ms.
    l33tMaxSubstitutions: 30,
  });
}

/**
 * Loaded with the first new password, not at the start: few servers see one in their first hours, and its dictionary
 * takes memory.
 */
let judge: ZxcvbnFactory | undefined;

const tooWeak = (sentence: string): Refusal =>
  fail('weak_password', { detail: sentence, fields: { password: sentence } });

/** Long and hard to guess; no rules about kinds of characters, no forced change. */
export async function checkNewPassword(
  password: string,
  about: readonly (string | null)[],
): Promise<void> {
  // As it will be compared: é is one character, however the keyboard wrote it.
  const characters = [...password.normalize('NFC')];
  const { passwordMin, passwordMax } = limits.auth;
  if (characters.length < passwordMin)
    throw tooWeak(authTexts.passwordTooShort({ least: passwordMin }));
  if (characters.length > passwordMax)
    throw tooWeak(authTexts.passwordTooLong({ most: passwordMax }));
  const words = [...productWords, ...about.flatMap(wordsOf)];
  const judged = characters.slice(0, judgedCharacters).join('');
  if (isMostly(characters.join(''), words)) throw tooWeak(errors.weak_password.text);
  judge ??= await makeJudge();
  const { score } = judge.check(judged, words);
  if (score < leastScore) throw tooWeak(errors.weak_password.text);
}

/** The whole (an address, its local part, a name) and its pieces; very short ones are ignored. */
function wordsOf(text: string | null): string[] {
  const whole = text?.normalize('NFC').toLowerCase() ?? '';
  const pieces = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, whole.split('@')[0] ?? '', ...pieces].filter((word) => word.length > 2);
}

/** Consists of such words and, beside them, hardly more than digits and punctuation. */
function isMostly(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), typed);
  const ownCharacters = left.match(/[\p{L}\p{M}\p{So}]/gu) ?? [];
  return left !== typed && ownCharacters.length < minOwnCharacters;
}
