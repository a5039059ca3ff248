import type { Motion, TextSize, Theme } from './comfort.ts';

/** Our own texts: the specification has no such choice. */
export const comfortTexts = {
  title: 'Text size and colours',
  sizeLegend: 'Text size',
  sizes: {
    '100': 'Standard (100%)',
    '110': 'A little larger (110%)',
    '125': 'Larger (125%)',
    '150': 'Largest (150%)',
  } satisfies Record<TextSize, string>,
  themeLegend: 'Colours',
  themes: {
    system: 'Same as this device',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<Theme, string>,
  motionLegend: 'Motion',
  motions: {
    system: 'Same as this device',
    reduced: 'No motion',
  } satisfies Record<Motion, string>,
  simpleLegend: 'Simple mode',
  simple: 'Show fewer things',
  simpleHint: 'Larger buttons and simple lists. Hides filters and other views.',
  sampleLabel: 'Sample',
  sample: 'Blood test on Tuesday at 09:30. Bring your list of medicines.',
  kept: 'Changes apply straight away and are saved in this browser.',
  done: 'Done',
} as const;
