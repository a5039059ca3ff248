/** A Storage in memory; `isFull` and `isBlocked` make it fail as in browsers. */
export class MemoryStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  isBlocked = false;

  #check(): void {
    if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  getItem(key: string): string | null {
    this.#check();
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.items.delete(key);
  }
  clear(): void {
    this.#check();
    this.items.clear();
  }
}
