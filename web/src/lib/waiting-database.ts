/** The database of the writes that wait to be sent, and of their key. It outlives a session that has timed out. */
export const waitingDatabase = 'caretrail-waiting';
