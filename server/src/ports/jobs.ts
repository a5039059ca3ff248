/**
 * Work that is done on time by one of any number of servers. A job may be started twice: its work has to allow that.
 */
export interface Jobs {
  /** Once now, then every minute. */
  everyMinute(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Waits for running work. */
  stop(): Promise<void>;
}
