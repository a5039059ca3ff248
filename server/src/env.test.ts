import { defaultFaviconService } from '@caretrail/contract/articles/preview';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('§2.8 the pages of the operator', () => {
  it('are none by default', () => {
    expect(readEnv({}).policyUrls).toEqual({ privacy: null, cookies: null, terms: null });
  });

  it('are web addresses', () => {
    const given = {
      PRIVACY_URL: 'https://clinic.example/privacy',
      COOKIE_POLICY_URL: 'https://clinic.example/cookies',
      TERMS_URL: 'https://clinic.example/terms',
    };
    expect(readEnv(given).policyUrls).toEqual({
      privacy: given.PRIVACY_URL,
      cookies: given.COOKIE_POLICY_URL,
      terms: given.TERMS_URL,
    });
    expect(() => readEnv({ ...given, TERMS_URL: 'javascript:alert(1)' })).toThrow(
      'TERMS_URL must be the address of your terms of service',
    );
  });
});

describe('§7 the favicon service', () => {
  it('is the one of the product, another, or off', () => {
    const own = 'https://icons.clinic.example/{host}.png';
    expect(readEnv({}).faviconService).toBe(defaultFaviconService);
    expect(readEnv({ FAVICON_SERVICE: own }).faviconService).toBe(own);
    expect(readEnv({ FAVICON_SERVICE: 'off' }).faviconService).toBeNull();
  });

  it('is nothing else', () => {
    expect(() => readEnv({ FAVICON_SERVICE: 'http://icons.example/{host}' })).toThrow(
      'FAVICON_SERVICE must be "off" or an https address',
    );
  });
});
