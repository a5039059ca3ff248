import { messages } from '@caretrail/contract/i18n/messages';
import type { Motion, TextSize, Theme } from './comfort.ts';

/** Our own texts: the specification has no such choice. */
export const comfortTexts = messages('shell/comfort', {
  title: 'Text size and colours',
  sizeLegend: 'Text size',
  sizes: {
    '100': 'Standard (100%)',
    '110': 'A little larger (110%)',
    '125': 'Larger (125%)',
    '150': 'Largest (150%)',
  },
  themeLegend: 'Colours',
  themes: {
    system: 'Same as this device',
    light: 'Light',
    dark: 'Dark',
  },
  motionLegend: 'Motion',
  motions: {
    system: 'Same as this device',
    reduced: 'No motion',
  },
  simpleLegend: 'Simple mode',
  simple: 'Show fewer things',
  simpleHint:
    'Larger buttons. Your dashboard shows your doses, what needs your attention and your next appointment. It hides later appointments, your treatment, charts and articles. Lists hide filters, maps and other views. Nothing is deleted.',
  slashLegend: 'Keyboard',
  slash: 'Press / to search',
  slashHint: 'Ctrl and K together always open the search.',
  sampleLabel: 'Sample',
  sample: 'Blood test on Tuesday at 09:30. Bring your list of medicines.',
  kept: 'Changes apply straight away and are saved in this browser.',
  done: 'Done',
}) satisfies {
  readonly sizes: Record<TextSize, string>;
  readonly themes: Record<Theme, string>;
  readonly motions: Record<Motion, string>;
};
