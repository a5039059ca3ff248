import { describe, expect, it } from 'vitest';
import { clientErrors } from '../texts/client-errors.ts';
import { asFailure, bodyText, readableText, statusFailure, type Failure } from './failure.ts';

class HttpError extends Error {
  readonly kind = 'status';
  readonly status = 503;
  readonly body = null;
}

describe('§8 the kinds of failure', () => {
  it('leaves a failure as it is, thrown as an Error or not', () => {
    const failure: Failure = { kind: 'no-response', message: 'offline' };
    expect(asFailure(failure)).toBe(failure);
    expect(asFailure(new HttpError())).toMatchObject({ kind: 'status', status: 503 });
  });

  it('treats any other Error as unexpected', () => {
    expect(asFailure(new TypeError('odd'))).toEqual({ kind: 'unexpected', message: 'odd' });
  });

  it.each([undefined, null, 'text', 7, {}, { kind: 'status', message: 'no status' }])(
    'returns null for the thrown value %o',
    (thrown) => {
      expect(asFailure(thrown)).toBeNull();
    },
  );

  it('takes the message from the response of the server', () => {
    const body = { code: 'not_found', detail: 'Gone.', request_id: '1' };
    expect(statusFailure(404, body)).toEqual({
      kind: 'status',
      status: 404,
      body,
      message: 'Gone.',
    });
    expect(statusFailure(502, '<html>').message).toBe(clientErrors.answeredWith({ status: 502 }));
  });

  it.each([[{ detail: 'A field of the record.' }], ['OK'], [{ data: 'no list' }], [undefined]])(
    'calls a success of the wrong shape (%j) unreadable, and shows nothing of it',
    (body) => {
      const { message } = statusFailure(200, body);
      expect(message).toBe('We could not read the server’s answer. Try again later.');
      expect(message).not.toContain('200');
    },
  );
});

describe('§8 what may be shown of a response', () => {
  it.each([
    ['a plain string', ' Not now. ', 'Not now.'],
    ['a comparison', 'Dose < 5 mg', 'Dose < 5 mg'],
    ['a proxy page', '<html><body>502</body></html>', null],
    ['a page without its first tag', 'Bad gateway</body>', null],
    ['a dump', 'x'.repeat(501), null],
    ['blanks', '  ', null],
    ['an object', {}, null],
  ])('%s', (_, value, shown) => {
    expect(readableText(value)).toBe(shown);
  });

  it('shows the detail of an object and never the object', () => {
    expect(bodyText({ detail: 'Why.' })).toBe('Why.');
    expect([{ detail: {} }, {}, [], null, undefined, 5].map(bodyText)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});
