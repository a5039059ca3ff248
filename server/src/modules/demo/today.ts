import { dateAt } from '@caretrail/contract/time/zoned';

/** The demo runs on its user's own computer: its patient lives in the same time zone. */
export const homeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day on the patient's calendar, from which all days of the demo are counted. */
export const todayAt = (now: Date): string => dateAt(now.getTime(), homeZone);
