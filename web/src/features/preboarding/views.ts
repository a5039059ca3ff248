import { preboardingSteps } from '@caretrail/contract/preboarding/schema';

/** The six steps and the last look at them. */
export const views = [...preboardingSteps, 'overview'] as const;
export type View = (typeof views)[number];

export const viewOf = (text: string | null): View | undefined =>
  views.find((view) => view === text);

export const viewBeside = (view: View, by: 1 | -1): View | undefined =>
  views[views.indexOf(view) + by];
