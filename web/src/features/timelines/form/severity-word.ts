import { severityScale } from '@caretrail/contract/timelines/event-body';
import { formTexts as texts } from './texts.ts';

const { least, most } = severityScale;

/** From these steps on. */
const words = [
  { from: most, word: 'worst' },
  { from: 7, word: 'severe' },
  { from: 4, word: 'moderate' },
  { from: least + 1, word: 'mild' },
  { from: least, word: 'none' },
] as const;

/** What a step of the scale from 0 to 10 means. */
export const severityWord = (step: number): string =>
  texts.severityWords[words.find(({ from }) => step >= from)?.word ?? 'none'];
