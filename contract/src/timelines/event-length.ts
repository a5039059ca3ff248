import { limits } from '../limits.ts';
import { eventErrors } from './texts.ts';

const most = limits.timelines.eventLength;

export const eventLength = (event: object): number => JSON.stringify(event).length;

/** Each field has its own limit; an event with all of them at theirs would be too long. */
export const isEventTooLong = (event: object): boolean => eventLength(event) > most;

export const eventTooLong = (): string => eventErrors.tooLong({ most });
