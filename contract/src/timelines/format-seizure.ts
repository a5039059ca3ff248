import { messages } from '../i18n/messages.ts';
import type { BodySide, SeizureAwareness, SeizureKind, SeizureTrigger } from './seizure.ts';

export const seizureKindLabels: Readonly<Record<SeizureKind, string>> = messages(
  'timelines/seizure-kinds',
  {
    convulsion: 'Whole body stiff or jerking',
    part_of_body: 'Part of the body jerking',
    absence: 'Staring, not responding',
    sensation: 'A strange feeling, smell or taste',
    fall: 'A sudden fall',
    other: 'Something else',
  },
);

export const seizureAwarenessLabels: Readonly<Record<SeizureAwareness, string>> = messages(
  'timelines/seizure-awareness',
  { aware: 'Fully aware', partly: 'Partly aware or confused', unaware: 'Not aware' },
);

export const seizureTriggerLabels: Readonly<Record<SeizureTrigger, string>> = messages(
  'timelines/seizure-triggers',
  {
    missed_dose: 'Missed a dose',
    poor_sleep: 'Too little sleep',
    stress: 'Stress',
    illness: 'Fever or illness',
    alcohol: 'Alcohol',
    lights: 'Flashing lights',
    period: 'Period',
    other: 'Something else',
  },
);

export const bodySideLabels: Readonly<Record<BodySide, string>> = messages('timelines/body-sides', {
  left: 'Left',
  right: 'Right',
  both: 'Both sides',
});

const lengths = messages('timelines/seizure-length', {
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  both: '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
});

/** '1 minute 30 seconds' */
export function formatSeizureLength(whole: number): string {
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  if (seconds === 0) return lengths.minutes({ minutes });
  return minutes === 0 ? lengths.seconds({ seconds }) : lengths.both({ minutes, seconds });
}
