/** §4.3: timelines, medications, toast. */
export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** §4.1 §4.2: authentication and profile say `pending`. */
export type SessionStatus = 'idle' | 'pending' | 'succeeded' | 'failed';
