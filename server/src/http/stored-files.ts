import type { Readable } from 'node:stream';

/** The files of a form, between the parser that emits them and the sink that stores them. */
export type UnreadFiles = {
  add(content: Readable): void;
  /** There is something left to read, or to remove: then the sink does not wait for the parser. */
  hasUnread(): boolean;
};

export function createUnreadFiles(): UnreadFiles {
  const unread = new Set<Readable>();
  const whole = new WeakSet<Readable>();
  return {
    add: (content) => {
      unread.add(content);
      const push = content.push.bind(content);
      // The parser has emitted all of it; the sink may read its end much later.
      content.push = (chunk: unknown, encoding?: BufferEncoding) => {
        if (chunk === null) whole.add(content);
        return push(chunk, encoding);
      };
      content.once('end', () => unread.delete(content));
    },
    // A sink that refuses a file ends it, and says why once it has removed what it had stored.
    hasUnread: () =>
      [...unread].some((each) => whole.has(each) || each.readableLength > 0 || each.destroyed),
  };
}
