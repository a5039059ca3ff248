import { describe, expect, it } from 'vitest';
import { makeLogger } from './request-log.ts';

function said(say: (logger: ReturnType<typeof makeLogger>) => void): string {
  const lines: string[] = [];
  say(makeLogger('info', { write: (line) => lines.push(line) }).child({ request: 'r1' }));
  return lines.join('');
}

describe('a line of the log', () => {
  it.each([
    'Reply was already sent, did you forget to "return reply" in the "/api/x/secret/" (GET) route?',
    'in "http://host/api/secret" route',
    'in /a"b/secret',
    '/secret',
  ])('names no address: %s', (message) => {
    expect(said((logger) => logger.warn(message))).not.toContain('secret');
    expect(said((logger) => logger.warn({ of: 1 }, message))).not.toContain('secret');
    expect(said((logger) => logger.warn('%s', message))).not.toContain('secret');
    expect(said((logger) => logger.warn({ err: new Error(message) }))).not.toContain('secret');
    expect(said((logger) => logger.warn(new Error(message)))).not.toContain('secret');
  });

  it('has the kind of an error, and where the server listens', () => {
    const error = Object.assign(new Error('secret'), { code: 'EPIPE' });
    expect(said((logger) => logger.error(error))).toContain('"msg":"Error EPIPE"');
    const listening = 'Server listening at http://127.0.0.1:4000';
    expect(said((logger) => logger.info(listening))).toContain(listening);
  });
});
