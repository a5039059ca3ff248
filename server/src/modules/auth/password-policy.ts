import { limits } from '@caretrail/contract/limits';
import { errors } from '@caretrail/contract/texts/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fail, type Refusal } from '../../http/fail.ts';

const leastScore = 3;
const productWords = ['caretrail', 'patient', 'glioblastoma', 'hospital'];

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const tooWeak = (sentence: string): Refusal =>
  fail('weak_password', { detail: sentence, fields: { password: sentence } });

/** Long and hard to guess; no rules about kinds of characters, no forced change. */
export function checkNewPassword(password: string, about: readonly (string | null)[]): void {
  // As it will be compared: é is one character, however the keyboard wrote it.
  const characters = [...password.normalize('NFC')];
  const { passwordMin, passwordMax } = limits.auth;
  if (characters.length < passwordMin)
    throw tooWeak(`Please use at least ${passwordMin} characters.`);
  if (characters.length > passwordMax)
    throw tooWeak(`Please use at most ${passwordMax} characters.`);
  const own = about.flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? []);
  const words = [...productWords, ...own.filter((word) => word.length > 2)];
  if (judge.check(password, words).score < leastScore) throw tooWeak(errors.weak_password.text);
}
