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
  simpleHint: 'Larger buttons, lists only, and no filters or further views.',
  sampleLabel: 'Sample',
  sample: 'Blood test on Tuesday at 9:30. Bring your list of medicines.',
  kept: 'The page changes at once. This browser remembers it for you.',
  done: 'Done',
} as const;
