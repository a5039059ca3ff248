/** Work that is done on time by one of any number of servers. A job may be begun twice: its work has to bear that. */
export interface Jobs {
  /** Once now, then every minute. */
  everyMinute(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Waits for work that has begun. */
  stop(): Promise<void>;
}
