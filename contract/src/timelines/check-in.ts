import * as z from 'zod/mini';

/** Asked every day, besides the symptoms that the person has chosen. */
export const checkInTopics = ['sleep', 'energy', 'mood'] as const;
export type CheckInTopic = (typeof checkInTopics)[number];

/** Our own scale, from the lowest. */
export const checkInLevels = ['poor', 'fair', 'good', 'very_good'] as const;
export type CheckInLevel = (typeof checkInLevels)[number];

const topic = z.nullable(z.enum(checkInLevels));

/** As it leaves the server; null: not answered. */
export const checkIn = z.object({
  sleep: topic,
  energy: topic,
  mood: topic,
  symptoms: z.array(z.object({ name: z.string(), severity: z.int() })),
});
export type CheckIn = z.infer<typeof checkIn>;

export const noCheckIn = {
  sleep: null,
  energy: null,
  mood: null,
  symptoms: [],
} satisfies CheckIn;
