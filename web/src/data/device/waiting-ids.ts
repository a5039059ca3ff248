import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { idToCorrect } from '../dose-entry.ts';

/** The id of an entry that waits on this device: its key, and the entry that it corrects. */
export const waitingId = (key: string, below: DoseLogEntry | null): string =>
  `waiting ${key} ${idToCorrect(below) ?? ''}`;

/** An entry that was withdrawn before it was sent, and corrected none. */
export const withdrawnId = 'withdrawn ';

export const keyOfWaiting = ({ id }: DoseLogEntry): string => id.split(' ')[1] ?? '';
