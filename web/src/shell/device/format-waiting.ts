import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { WaitingWrite } from '../../data/device/waiting.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

type Entry = Pick<DoseLogEntry, 'status' | 'at' | 'time_zone'>;

/** 'Taken today at 08:05' */
export const formatWaitingEntry = ({ status, at, time_zone }: Entry, nowMs: number): string =>
  texts[status]({ when: formatMoment(at, nowMs, time_zone, 'within') });

/** 'Levetiracetam: Taken today at 08:05' */
export const formatWaiting = ({ content: { dose, log } }: WaitingWrite, nowMs: number): string =>
  texts.item({ name: dose.medication_name, what: formatWaitingEntry(log, nowMs) });
