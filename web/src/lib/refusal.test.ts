import { statusFailure } from '@caretrail/contract/http/failure';
import { errors } from '@caretrail/contract/texts/errors';
import { describe, expect, it } from 'vitest';
import { failureTexts, thrown } from './call-failure.ts';
import { refusalOf } from './refusal.ts';

const refused = (body: unknown) => refusalOf(thrown(statusFailure(400, body)));

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
    const failure = thrown({ kind: 'no-response', message: failureTexts.noResponse });
    expect(refusalOf(failure).text).toBe(failureTexts.noResponse);
  });

  it.each([[new TypeError('x is undefined')], ['text'], [undefined]])(
    'never shows what a crash says (%s)',
    (crash) => expect(refusalOf(crash).text).toBe(errors.unexpected.text),
  );
});
