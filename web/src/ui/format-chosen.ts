import type { Choice } from './radio-group.tsx';

/** More labels than this do not fit into the button of a select. */
const mostNames = 2;

/** 'Scan, Test' or '3 selected'; empty when nothing is chosen. */
export function formatChosen(
  options: readonly Choice<string>[],
  values: readonly string[],
): string {
  const chosen = options.filter(({ value }) => values.includes(value));
  if (chosen.length > mostNames) return `${chosen.length} selected`;
  return chosen.map(({ label }) => label).join(', ');
}
