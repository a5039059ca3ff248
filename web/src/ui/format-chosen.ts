import { messages } from '@caretrail/contract/i18n/messages';
import type { Choice } from './radio-group.tsx';

const texts = messages('ui/select-chosen', { count: '{count, number} selected' });

/** More labels than this do not fit into the button of a select. */
const mostNames = 2;

/** 'Scan, Test' or '3 selected'; empty when nothing is chosen. */
export function formatChosen(
  options: readonly Choice<string>[],
  values: readonly string[],
): string {
  const chosen = options.filter(({ value }) => values.includes(value));
  if (chosen.length > mostNames) return texts.count({ count: chosen.length });
  return chosen.map(({ label }) => label).join(', ');
}
