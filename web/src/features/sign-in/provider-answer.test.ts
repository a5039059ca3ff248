import { describe, expect, it } from 'vitest';
import { readProviderAnswer } from './provider-answer.ts';
import { signInTexts } from './texts.ts';

const texts = signInTexts.providerReturn;

describe('§2.1 /oauth/callback', () => {
  it('hands on the code, the state and the issuer', () => {
    const search = '?code=c&state=s&iss=https%3A%2F%2Fid.example&session_state=x';
    expect(readProviderAnswer(search)).toEqual({
      returned: { code: 'c', state: 's', iss: 'https://id.example' },
    });
  });

  it('does without an issuer', () => {
    expect(readProviderAnswer('?code=c&state=s')).toEqual({ returned: { code: 'c', state: 's' } });
  });

  it.each([
    ['?error=access_denied&state=s', texts.cancelled],
    ['?error=unavailable', texts.unavailable],
    ['?error=server_error&error_description=%3Cb%3E', texts.failed],
    ['?code=c', texts.failed],
    ['?code=&state=s', texts.failed],
    ['', texts.nothing],
  ])('%s is told in words', (search, problem) => {
    expect(readProviderAnswer(search)).toEqual({ problem });
  });
});
