import * as z from 'zod/mini';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { messages } from '../i18n/messages.ts';

/** What it looked like, in plain words. */
export const seizureKinds = [
  'convulsion',
  'part_of_body',
  'absence',
  'sensation',
  'fall',
  'other',
] as const;
export type SeizureKind = (typeof seizureKinds)[number];

/** Whether the person noticed what happened around them. */
export const seizureAwareness = ['aware', 'partly', 'unaware'] as const;
export type SeizureAwareness = (typeof seizureAwareness)[number];

/** What came before it. None of them is said to be its cause. */
export const seizureTriggers = [
  'missed_dose',
  'poor_sleep',
  'stress',
  'illness',
  'alcohol',
  'lights',
  'period',
  'other',
] as const;
export type SeizureTrigger = (typeof seizureTriggers)[number];

/** The clock ends by itself: no one who is awake forgets it for so long. */
export const seizureClock = {
  mostSeconds: 60 * 60,
  /** From then on a seizure is an emergency for most people. */
  callForHelpSeconds: 5 * 60,
} as const;

const longestSeconds = 24 * 60 * 60;

const errors = messages('timelines/seizure-errors', {
  kind: 'Select what the seizure looked like.',
  awareness: 'Select how aware you were.',
  trigger: 'Select what came before the seizure.',
  yesOrNo: 'Select yes or no.',
});

const yesOrNo = z.nullable(z.boolean({ error: () => errors.yesOrNo }));

const shape = {
  seconds: z.nullable(wholeNumber(1, longestSeconds)),
  kind: z.nullable(z.enum(seizureKinds, { error: () => errors.kind })),
  awareness: z.nullable(z.enum(seizureAwareness, { error: () => errors.awareness })),
  triggers: limitedList(
    z.enum(seizureTriggers, { error: () => errors.trigger }),
    seizureTriggers.length,
  ),
  rescue_medicine: yesOrNo,
  injured: yesOrNo,
  ambulance: yesOrNo,
};

/** What is not known yet is null, and can be added later. */
export const noSeizureDetails = {
  seconds: null,
  kind: null,
  awareness: null,
  triggers: [],
  rescue_medicine: null,
  injured: null,
  ambulance: null,
} satisfies SeizureDetails;

/** Of an event that records a seizure. */
export const newSeizureDetails = z.strictObject({
  seconds: z._default(shape.seconds, null),
  kind: z._default(shape.kind, null),
  awareness: z._default(shape.awareness, null),
  triggers: z._default(shape.triggers, () => []),
  rescue_medicine: z._default(shape.rescue_medicine, null),
  injured: z._default(shape.injured, null),
  ambulance: z._default(shape.ambulance, null),
});

/** As it leaves the server. */
export const seizureDetails = z.object({
  seconds: z.nullable(z.int()),
  kind: z.nullable(z.enum(seizureKinds)),
  awareness: z.nullable(z.enum(seizureAwareness)),
  triggers: z.array(z.enum(seizureTriggers)),
  rescue_medicine: z.nullable(z.boolean()),
  injured: z.nullable(z.boolean()),
  ambulance: z.nullable(z.boolean()),
});
export type SeizureDetails = z.infer<typeof seizureDetails>;

/** Which side of the body. */
export const bodySides = ['left', 'right', 'both'] as const;
export type BodySide = (typeof bodySides)[number];

export const bodySide = z.enum(bodySides, { error: () => sideErrors.side });
const sideErrors = messages('timelines/side-errors', {
  side: 'Select left, right or both sides.',
});
