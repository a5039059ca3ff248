import * as z from 'zod/mini';
import { calendarDate, localTime } from '../http/date-text.ts';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { weekday } from '../time/weekdays.ts';
import { limitedList } from '../http/bounded.ts';
import { locationErrors } from './texts.ts';

const mostSpans = 28;
const mostExceptions = 40;

/** A place that closes after midnight has a second span on the next day; 23:59 is the end of a day. */
const closesLater = ({ opens, closes }: { opens: string | null; closes: string | null }): boolean =>
  opens === null || closes === null || opens < closes;
const closesLaterSentence = (): string => locationErrors.closes;

/** One span of one weekday; a lunch break makes two of them. */
export const newHours = limitedList(
  z
    .strictObject({ day: weekday, opens: localTime, closes: localTime })
    .check(z.refine(closesLater, { path: ['closes'], error: closesLaterSentence })),
  mostSpans,
);

/** A day that differs from its weekday; without times it is closed. */
export const newExceptions = limitedList(
  z
    .strictObject({
      date: calendarDate,
      opens: z._default(z.nullable(localTime), null),
      closes: z._default(z.nullable(localTime), null),
      note: z._default(plainText(limits.locations.dayNoteLength), ''),
    })
    .check(
      z.refine(({ opens, closes }) => (opens === null) === (closes === null), {
        path: ['closes'],
        error: () => locationErrors.bothTimes,
      }),
      z.refine(closesLater, { path: ['closes'], error: closesLaterSentence }),
    ),
  mostExceptions,
);

const text = z.string();

/** Both as they leave the server. */
export const hours = z.array(z.object({ day: weekday, opens: text, closes: text }));
export const exceptions = z.array(
  z.object({ date: text, opens: z.nullable(text), closes: z.nullable(text), note: text }),
);
export type Hours = z.infer<typeof hours>;
export type Exceptions = z.infer<typeof exceptions>;
