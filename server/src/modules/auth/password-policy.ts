import { limits } from '@caretrail/contract/limits';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fail } from '../../http/fail.ts';

const leastScore = 3;
const productWords = ['caretrail', 'patient', 'glioblastoma', 'hospital'];

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Long and hard to guess; no rules about kinds of characters, no forced change. */
export function checkNewPassword(password: string, about: readonly (string | null)[]): void {
  const { passwordMin, passwordMax } = limits.auth;
  if (password.length < passwordMin) {
    throw fail('weak_password', { detail: `Please use at least ${passwordMin} characters.`, fields: { password: `Please use at least ${passwordMin} characters.` } });
  }
  if (password.length > passwordMax) throw fail('weak_password', { detail: `Please use at most ${passwordMax} characters.` });
  const own = about.flatMap((text) => text?.toLowerCase().split(/[@.\s]/) ?? []).filter((word) => word.length > 2);
  const { score } = judge.check(password, [...productWords, ...own]);
  if (score < leastScore) throw fail('weak_password');
}
