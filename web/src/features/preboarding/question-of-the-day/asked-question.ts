import type { QuestionKey } from '@caretrail/contract/preboarding/questions';

export type Ending = 'saved' | 'later' | 'never';

/** The question on the screen, and how it has ended. */
export type Asked = { readonly question: QuestionKey | null; readonly ending: Ending | null };

/**
 * What stands on the screen once the server offers this question. One that is open stays until it ends, because its answer
 * may be half typed; how it has ended is said until there is another question.
 */
export function nextAsked(asked: Asked, offered: QuestionKey | null): Asked {
  const isOpen = asked.question !== null && asked.ending === null;
  if (isOpen || offered === null || offered === asked.question) return asked;
  return { question: offered, ending: null };
}
