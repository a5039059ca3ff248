import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { answerError } from './error-handler.ts';

const testApp = useTestApp();

/** The response to a statement that fails as PostgreSQL makes it fail. */
async function answerTo(sqlState: string) {
  const app = fastify().setErrorHandler(answerError);
  app.get('/', () =>
    testApp().deps.db.query(
      `DO $$ BEGIN RAISE EXCEPTION 'glioma' USING ERRCODE = '${sqlState}'; END $$`,
    ),
  );
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { statusCode, retryAfter: headers['retry-after'], body };
}

describe('a statement that the database cannot do', () => {
  it.each([
    [
      '53100',
      507,
      undefined,
      'We could not save this because our server is full. Nothing was changed. Try again later.',
    ],
    ['57P01', 503, '2', 'Caretrail is not available right now. Try again in a few minutes.'],
    ['40P01', 503, '2', 'Caretrail is not available right now. Try again in a few minutes.'],
    ['57014', 503, '2', 'Caretrail is not available right now. Try again in a few minutes.'],
    ['40001', 503, '2', 'Caretrail is not available right now. Try again in a few minutes.'],
    ['53300', 503, '2', 'Caretrail is not available right now. Try again in a few minutes.'],
  ])(
    'returns for %s a %i and a sentence, and never what the database said',
    async (state, status, retryAfter, text) => {
      const answer = await answerTo(state);
      expect([answer.statusCode, answer.retryAfter]).toEqual([status, retryAfter]);
      expect(answer.body).toContain(text);
      expect(answer.body).not.toContain('glioma');
    },
  );
});
