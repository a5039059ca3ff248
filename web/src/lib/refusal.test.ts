import { statusFailure } from '@caretrail/contract/http/failure';
import { errors } from '@caretrail/contract/texts/errors';
import { timelineEvent } from '@caretrail/contract/timelines/schema';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/an-event.ts';
import { failureTexts, refusedWith, toApiError, toError } from './refusal.ts';

const refused = (body: unknown) => toApiError(toError(statusFailure(400, body)));

describe('§8 a refusal', () => {
  it('has the code, the sentence and the fields of the server', () => {
    const body = {
      code: 'weak_password',
      detail: 'Longer.',
      request_id: 'r',
      fields: { password: 'Longer.' },
    };
    expect(refused(body)).toEqual({
      code: 'weak_password',
      text: 'Longer.',
      fields: { password: 'Longer.' },
    });
  });

  it('that is not of our shape has no code', () => {
    expect(refused({ code: 7, detail: 'No.' })).toEqual({ code: null, text: 'No.', fields: {} });
  });

  it('of a proxy has a sentence fit to be read', () => {
    expect(refused('<html>502</html>').text).not.toContain('<');
  });

  it('says that nothing came back', () => {
    const failure = toError({ kind: 'no-response', message: failureTexts.noResponse });
    expect(toApiError(failure).text).toBe(failureTexts.noResponse);
  });

  it.each([[new TypeError('x is undefined')], ['text'], [undefined]])(
    'never shows what a crash says (%s)',
    (crash) => expect(toApiError(crash).text).toBe(errors.unexpected.text),
  );
});

const stale = { code: 'stale_version', detail: 'No.', request_id: '1' };

describe('§8 what a form can do about a refusal', () => {
  it('a stale edit brings the record as it is stored now', () => {
    const stored = anEvent({ version: 3 });
    const conflict = { your_version: 2, stored_version: 3, stored };
    const failure = statusFailure(409, { ...stale, conflict });
    expect(refusedWith(timelineEvent, failure)).toEqual({ fields: {}, stored });
  });

  it('refused input names its fields', () => {
    const failure = statusFailure(400, { ...stale, fields: { title: 'Not this one.' } });
    expect(refusedWith(timelineEvent, failure)).toEqual({
      fields: { title: 'Not this one.' },
      stored: null,
    });
  });

  it.each([new Error('offline'), null, statusFailure(502, '<html>')])(
    '%s says nothing',
    (thrown) => {
      expect(refusedWith(timelineEvent, thrown)).toEqual({ fields: {}, stored: null });
    },
  );
});
