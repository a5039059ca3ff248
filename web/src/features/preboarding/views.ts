import { type PreboardingStep, preboardingSteps } from '@caretrail/contract/preboarding/schema';
import type { Part } from './answer.ts';

const partOf: Record<PreboardingStep, Part> = {
  you: 'you',
  diagnosis: 'diagnosis',
  'where-you-are': 'where_you_are',
  medicines: 'medicines',
  people: 'people',
  reminders: 'reminders',
};

/** The six steps and the last look at them. */
export const views = [...preboardingSteps, 'overview'] as const;
export type View = (typeof views)[number];

export const viewOf = (text: string | null): View | undefined =>
  views.find((view) => view === text);

export const viewBeside = (view: View, by: 1 | -1): View | undefined =>
  views[views.indexOf(view) + by];

/** `where_you_are.symptoms` belongs to the step `where-you-are`. */
export const stepOfField = (path: string): PreboardingStep | undefined =>
  preboardingSteps.find((step) => path.split('.')[0] === partOf[step]);
