import type { Recorded } from './use-recorded.ts';

/**
 * Recorded after its time by one tap, which took the time of the tap: it may have been taken on time. Of an earlier day
 * it is recorded at its planned time.
 */
export const isRecordedLate = ({ dose, log, isOther }: Omit<Recorded, 'atMs'>): boolean =>
  isOther !== true &&
  log.status === 'taken' &&
  (dose.state === 'late' || dose.state === 'missed') &&
  Date.parse(log.at) !== Date.parse(dose.at);
