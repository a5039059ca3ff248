import { createFairQueue } from '../../http/fair-queue.ts';

/**
 * A change of a series writes hundreds of events while the record is locked. One account makes one at a time: others do
 * not wait in the database, where each would hold a connection and stand before the patient.
 */
export const inSeriesQueue = createFairQueue({ atOnce: 2, longestQueue: 20 });
