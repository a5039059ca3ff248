import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

const url = '/api/dashboard_api_gateway/';

function putEarly(changes: object = {}) {
  const early = {
    token: 'token',
    answer: Promise.resolve(new Response('early')),
    sentMs: Date.now(),
    stop: vi.fn(),
    ...changes,
  };
  vi.stubGlobal('earlyAnswers', new Map([[url, early]]));
  return early;
}
const take = (token: string | null = 'token', signal = new AbortController().signal) =>
  takeEarlyAnswer(url, token, signal);

afterEach(() => vi.unstubAllGlobals());

describe('an answer that was asked for before the app began', () => {
  it('is taken once', async () => {
    putEarly();
    const answer = await take();
    await expect(answer?.text()).resolves.toBe('early');
    expect(take()).toBeUndefined();
  });

  it('is not there for another address, or where nothing was asked for', () => {
    expect(take()).toBeUndefined();
    putEarly();
    expect(takeEarlyAnswer('/api/other/', 'token', new AbortController().signal)).toBeUndefined();
  });

  it('is stopped and not used for another session', () => {
    const { stop } = putEarly();
    expect(take('another')).toBeUndefined();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is stopped and not used when it is old', () => {
    const { stop } = putEarly({ sentMs: Date.now() - 11_000 });
    expect(take()).toBeUndefined();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('that failed is asked for again by the app', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const answer = Promise.reject(new TypeError('Failed to fetch'));
    putEarly({ answer });
    await expect(take()).resolves.toBeNull();
  });

  it('that failed without a connection is not asked for again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    putEarly({ answer: Promise.reject(new TypeError('Failed to fetch')) });
    await expect(take()).rejects.toThrow('Failed to fetch');
  });

  it('that was refused is asked for again by the app: the reason may be over', async () => {
    putEarly({ answer: Promise.resolve(new Response('no', { status: 403 })) });
    await expect(take()).resolves.toBeNull();
  });

  it('is stopped and not used after a write', () => {
    const { stop } = putEarly();
    dropEarlyAnswers();
    expect(stop).toHaveBeenCalledOnce();
    expect(take()).toBeUndefined();
  });

  it('is stopped and not used for a call that was aborted before', () => {
    const { stop } = putEarly();
    expect(take('token', AbortSignal.abort())).toBeUndefined();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is stopped with the call that waits for it', () => {
    const { stop } = putEarly({ answer: new Promise(() => undefined) });
    const controller = new AbortController();
    void take('token', controller.signal);
    controller.abort();
    expect(stop).toHaveBeenCalledOnce();
  });
});
