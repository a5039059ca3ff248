import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { isLocalDateTime } from '../dates.ts';
import { datePart } from '../time/days.ts';
import { recurrence, recurrenceProblem, type Recurrence } from '../time/recurrence.ts';

const errors = messages('timelines/series-errors', {
  scope: 'Select which ones to change.',
});

/** Which ones of a repeating event are meant beside the one that was opened. */
export const seriesScopes = ['later', 'all'] as const;
export const seriesScope = z.enum(seriesScopes, { error: () => errors.scope });
export type SeriesScope = z.infer<typeof seriesScope>;

/** How an event repeats, and how many there are of it that were not deleted. */
export const eventSeries = z.object({
  id,
  repeat: recurrence,
  /** The day of the one that was asked for by the rule: it was moved if it takes place on another. */
  day: z.string(),
  count: z.int(),
  /** The one that was asked for and those after it. */
  later: z.int(),
  last_day: z.string(),
});
export type EventSeries = z.infer<typeof eventSeries>;

type Repeating = { readonly start?: string | undefined; readonly repeat?: Recurrence | undefined };

/** The first one is on or after the day on which the event starts. */
export const repeatMakesSense = z.superRefine<Repeating>(({ start, repeat }, context) => {
  if (start === undefined || repeat === undefined) return;
  // Both have their own sentence; from a wrong one no days can be counted.
  if (!isLocalDateTime(start) || !recurrence.safeParse(repeat).success) return;
  const message = recurrenceProblem(repeat, datePart(start));
  if (message !== null) context.addIssue({ code: 'custom', path: ['repeat'], message });
});
