/** Cache Storage as a browser has it, for what the service worker uses of it. */
export class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    const keyOf = (asked: RequestInfo | URL): string => {
      const { pathname, search } = new URL(
        typeof asked === 'object' && 'url' in asked ? asked.url : asked,
        'https://care.example.org',
      );
      return pathname + search;
    };
    return {
      put: async (asked: string, response: Response) => void entries.set(keyOf(asked), response),
      match: async (asked: RequestInfo | URL) => entries.get(keyOf(asked))?.clone(),
      keys: async () =>
        [...entries.keys()].map((each) => new Request(`https://care.example.org${each}`)),
    } as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    return this.kept.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.kept.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.kept.delete(name);
  }

  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
