import type { Readable } from 'node:stream';

/** The files of a form, from the parser that gives them to those who keep them. */
export type FilesInHand = {
  add(content: Readable): void;
  /** There is something left to be read: then nobody waits for the parser. */
  areWaiting(): boolean;
};

export function makeFilesInHand(): FilesInHand {
  const unread = new Set<Readable>();
  const whole = new WeakSet<Readable>();
  return {
    add: (content) => {
      unread.add(content);
      const push = content.push.bind(content);
      // So the parser says that it has given all of it; who keeps it may take the end of it much later.
      content.push = (chunk: unknown, encoding?: BufferEncoding) => {
        if (chunk === null) whole.add(content);
        return push(chunk, encoding);
      };
      for (const end of ['end', 'close']) content.once(end, () => unread.delete(content));
    },
    areWaiting: () => [...unread].some((each) => whole.has(each) || each.readableLength > 0),
  };
}
