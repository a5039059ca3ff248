import { Refusal } from '../http/fail.ts';
import { StartupProblem } from '../startup-problem.ts';

const isOptionError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** What a command prints for the operator; undefined for an unexpected error. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartupProblem || error instanceof Refusal) return error.message;
  if (!isOptionError(error)) return undefined;
  // What parseArgs adds to its first sentence is meant for programmers.
  const [first = ''] = error.message.split('. ');
  return `${first}. Run “caretrail help” for the commands; docs/running.md explains their options.`;
}
