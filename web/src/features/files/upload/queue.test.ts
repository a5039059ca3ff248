import type { UploadedFile } from '@caretrail/contract/files/schema';
import { describe, expect, it, vi } from 'vitest';
import { toError } from '../../../lib/refusal.ts';
import { aFile } from '../../../testing/a-file.ts';
import { makeQueue, type QueueDeps, type Way } from './queue.ts';

const file = (name: string, content = name): File => new File([content], name);
const stored = (changes: Partial<UploadedFile> = {}): UploadedFile => ({
  ...aFile(),
  duplicate_of: null,
  ...changes,
});

type Sent = Way & {
  readonly file: File;
  done(file?: UploadedFile): void;
  fail(error: unknown): void;
};

/** A queue whose files arrive when the test says so. */
function setUp(changes: Partial<QueueDeps> = {}) {
  const sent: Sent[] = [];
  const removed: string[] = [];
  const onIdle = vi.fn<QueueDeps['onIdle']>();
  const onStored = vi.fn<QueueDeps['onStored']>();
  const queue = makeQueue({
    send: (each, way) =>
      new Promise((resolve, reject) => {
        way.signal.addEventListener('abort', () => reject(new Error('stopped')));
        sent.push({ ...way, file: each, done: (as = stored()) => resolve(as), fail: reject });
      }),
    digestOf: async () => null,
    sameAs: () => null,
    titleOf: () => 'The first',
    removeStored: async (id) => removed.push(id),
    onStored,
    onIdle,
    ...changes,
  });
  const states = () => queue.list().map(({ name, state }) => `${name} ${state.status}`);
  const settled = (wanted: string[]) => expect.poll(states).toEqual(wanted);
  return { queue, sent, removed, onIdle, onStored, states, settled };
}

const refused = (code: string, status = 400) =>
  toError({
    kind: 'status',
    status,
    message: 'No.',
    body: { code, detail: 'No.', request_id: '1' },
  } as never);

describe('files on their way', () => {
  it('go two at a time, each with its own progress, and say when the last is stored', async () => {
    const { queue, sent, settled, onIdle, onStored } = setUp();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting']);
    sent[0]?.onProgress(0.4);
    expect(queue.list()[0]?.state).toEqual({ status: 'sending', share: 0.4 });
    expect(queue.isUnderWay()).toBe(true);
    sent[1]?.done();
    await settled(['a.pdf sending', 'b.pdf done', 'c.pdf sending']);
    expect(onIdle).not.toHaveBeenCalled();
    sent[0]?.done();
    sent[2]?.done();
    await settled(['a.pdf done', 'b.pdf done', 'c.pdf done']);
    expect([onIdle.mock.calls.length, onStored.mock.calls.length]).toEqual([1, 3]);
    expect(queue.isUnderWay()).toBe(false);
  });

  it('can be stopped one by one, and sent again under the same key', async () => {
    const { queue, sent, settled } = setUp();
    queue.add([file('a.pdf'), file('b.pdf')]);
    await settled(['a.pdf sending', 'b.pdf sending']);
    const key = queue.list()[0]?.key ?? '';
    queue.stop(key);
    expect(sent[0]?.signal.aborted).toBe(true);
    await settled(['a.pdf stopped', 'b.pdf sending']);
    queue.retry(key);
    await settled(['a.pdf sending', 'b.pdf sending']);
    expect(sent.map((each) => each.key)).toEqual([key, sent[1]?.key, key]);
  });

  it('that fail say why; what can never be kept is not tried again', async () => {
    const { queue, sent, settled } = setUp();
    queue.add([file('a.pdf'), file('b.pdf'), file('virus.exe'), file('empty.pdf', '')]);
    await settled(['a.pdf sending', 'b.pdf sending', 'virus.exe failed', 'empty.pdf failed']);
    sent[0]?.fail(toError({ kind: 'no-response', message: 'Not reached.' }));
    sent[1]?.fail(refused('file_refused'));
    await settled(['a.pdf failed', 'b.pdf failed', 'virus.exe failed', 'empty.pdf failed']);
    expect(queue.list().map(({ state }) => 'canRetry' in state && state.canRetry)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(queue.list()[0]?.state).toMatchObject({ error: 'Not reached.' });
  });

  it('with the content of a stored file are not sent before the user confirms', async () => {
    const same = { id: 'x', title: 'The first' };
    const { queue, sent, settled, onIdle } = setUp({
      digestOf: async () => 'abc',
      sameAs: () => same,
    });
    queue.add([file('a.pdf'), file('b.pdf')]);
    await settled(['a.pdf asking', 'b.pdf asking']);
    expect([sent.length, onIdle.mock.calls.length]).toEqual([0, 0]);
    await queue.keepOne(queue.list()[0]?.key ?? '');
    queue.keepBoth(queue.list()[1]?.key ?? '');
    await settled(['a.pdf spared', 'b.pdf sending']);
    sent[0]?.done(stored({ duplicate_of: 'x' }));
    await settled(['a.pdf spared', 'b.pdf done']);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('that turn out to be kept already are asked about afterwards, and the second copy goes', async () => {
    const { queue, sent, removed, settled } = setUp();
    queue.add([file('a.pdf'), file('b.pdf')]);
    await settled(['a.pdf sending', 'b.pdf sending']);
    sent[0]?.done(stored({ id: 'second', duplicate_of: 'first' }));
    sent[1]?.done(stored({ id: 'third', duplicate_of: 'first' }));
    await settled(['a.pdf asking', 'b.pdf asking']);
    await queue.keepOne(queue.list()[0]?.key ?? '');
    queue.keepBoth(queue.list()[1]?.key ?? '');
    await settled(['a.pdf spared', 'b.pdf done']);
    expect(removed).toEqual(['second']);
  });

  it('are all stopped and forgotten at the end of a session', async () => {
    const { queue, sent, settled } = setUp();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting']);
    queue.end();
    await settled([]);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});
