import { defaultFaviconService } from '@caretrail/contract/articles/preview';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('§2.4 the address of Send Feedback', () => {
  const production = {
    CARETRAIL_MODE: 'production',
    CARETRAIL_SECRET: 'x'.repeat(40),
    OPERATOR_NAME: 'The clinic',
    OPERATOR_CONTACT: '1 Street, Town',
  };

  it('has a default after a plain start', () => {
    expect(readEnv({}).supportEmail).toBe('support@caretrail.example');
  });

  it('has to be set by the operator in production', () => {
    expect(readEnv({ ...production, SUPPORT_EMAIL: 'help@clinic.example' }).supportEmail).toBe(
      'help@clinic.example',
    );
    expect(() => readEnv(production)).toThrow('SUPPORT_EMAIL must be set in production');
    expect(() => readEnv({ ...production, SUPPORT_EMAIL: '' })).toThrow(
      'SUPPORT_EMAIL must be set in production',
    );
    expect(() => readEnv({ SUPPORT_EMAIL: 'us' })).toThrow('SUPPORT_EMAIL must be an email');
  });
});

describe('§2.5 notifications to this machine', () => {
  it('are for tests: only with an address on this machine', () => {
    expect(readEnv({}).isPushLoopbackAllowed).toBe(false);
    expect(readEnv({ PUSH_TO_THIS_MACHINE: '1' }).isPushLoopbackAllowed).toBe(true);
    expect(() =>
      readEnv({ PUSH_TO_THIS_MACHINE: '1', PUBLIC_URL: 'https://care.example.org' }),
    ).toThrow('PUSH_TO_THIS_MACHINE is for tests');
  });
});

describe('§2.8 what the legal texts say about the operator', () => {
  const production = {
    CARETRAIL_MODE: 'production',
    CARETRAIL_SECRET: 'x'.repeat(40),
    SUPPORT_EMAIL: 'help@clinic.example',
    OPERATOR_NAME: 'The clinic',
    OPERATOR_CONTACT: '1 Street, Town',
  };

  it('has samples in the demo, which the operator’s own words replace', () => {
    const { legalFacts } = readEnv({ OPERATOR_LAW: 'Scotland' });
    expect(legalFacts).toMatchObject({
      demo: 'yes',
      operator_name: 'Caretrail Demo',
      support_email: 'support@caretrail.example',
      law: 'Scotland',
      hosting: { en: 'this computer', de: 'auf diesem Computer' },
      regulator: { en: expect.stringContaining('Sample') as string },
    });
  });

  it('can be given in other languages, too', () => {
    const given = { ...production, OPERATOR_LAW: 'Scotland', OPERATOR_LAW_DE: 'Schottland' };
    expect(readEnv(given).legalFacts).toMatchObject({
      operator_name: 'The clinic',
      law: { en: 'Scotland', de: 'Schottland' },
    });
    expect(() => readEnv({ OPERATOR_LAW_DE: 'Schottland' })).toThrow(
      'OPERATOR_LAW_DE is for OPERATOR_LAW, which is not set',
    );
    expect(() => readEnv({ ...given, OPERATOR_LAW_DE: 'zwei\nZeilen' })).toThrow(
      'OPERATOR_LAW_DE must be one line of text',
    );
  });

  it('needs a name and a contact in production', () => {
    for (const missing of ['OPERATOR_NAME', 'OPERATOR_CONTACT']) {
      expect(() => readEnv({ ...production, [missing]: '' })).toThrow(
        `${missing} must be set in production`,
      );
    }
  });

  it('says nothing that is not known in production', () => {
    expect(readEnv({ ...production, FAVICON_SERVICE: 'off' }).legalFacts).toEqual({
      demo: null,
      operator_name: 'The clinic',
      operator_contact: '1 Street, Town',
      support_email: 'help@clinic.example',
      data_protection_officer: null,
      regulator: null,
      law: null,
      hosting: null,
      backup_days: null,
      bin_days: '30',
      grace_days: '14',
      mail_service: null,
      file_service: null,
      address_search: null,
      sign_in_host: null,
      icon_host: null,
      map_hosts: null,
    });
  });

  it('names the other services that are configured, and only those hosts that browsers call', () => {
    const given = {
      ...production,
      OPERATOR_BACKUP_DAYS: '35',
      SMTP_URL: 'smtp://user:secret@mail.internal',
      OIDC_ISSUER: 'https://login.example/realm',
      OIDC_CLIENT_ID: 'caretrail',
      MAP_STYLE_URL: 'https://maps.example/style.json',
      MAP_ORIGINS: 'https://tiles.example',
      MAP_GEOCODER_URL: 'http://127.0.0.1:2322/api?q={query}',
    };
    const { legalFacts } = readEnv(given);
    expect(legalFacts).toMatchObject({
      backup_days: '35',
      mail_service: 'yes',
      address_search: 'yes',
      sign_in_host: 'login.example',
      icon_host: new URL(defaultFaviconService).host,
      map_hosts: 'maps.example, tiles.example',
    });
    expect(JSON.stringify(legalFacts)).not.toMatch(/internal|127\.0\.0\.1|secret/);
  });

  it.each([
    [{ OPERATOR_NAME: 'two\nlines' }, 'OPERATOR_NAME must be one line of text'],
    [{ OPERATOR_CONTACT: ' ' }, 'OPERATOR_CONTACT must be one line of text'],
    [{ OPERATOR_LAW: 'x'.repeat(301) }, 'OPERATOR_LAW must be one line of text'],
    [{ OPERATOR_BACKUP_DAYS: 'a month' }, 'OPERATOR_BACKUP_DAYS must be a number of days'],
  ])('refuses %o at the start', (given, sentence) => {
    expect(() => readEnv(given as NodeJS.ProcessEnv)).toThrow(sentence);
  });
});

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
  it('is the default one, another one, or off', () => {
    const own = 'https://icons.clinic.example/{host}.png';
    expect(readEnv({}).faviconService).toBe(defaultFaviconService);
    expect(readEnv({ FAVICON_SERVICE: own }).faviconService).toBe(own);
    expect(readEnv({ FAVICON_SERVICE: 'off' }).faviconService).toBeNull();
  });

  it('accepts nothing else', () => {
    expect(() => readEnv({ FAVICON_SERVICE: 'http://icons.example/{host}' })).toThrow(
      'FAVICON_SERVICE must be "off" or an https address',
    );
  });
});

describe('the map', () => {
  it('is the built-in one by default, and no other server is called', () => {
    const { map, geocoderUrl } = readEnv({});
    expect([map, geocoderUrl]).toEqual([{ styleUrl: null, token: null, origins: [] }, null]);
  });

  it('is the operator’s: its origin and those named beside it are allowed', () => {
    const given = {
      MAP_STYLE_URL: 'https://maps.example/s/style.json?key={token}',
      MAP_ORIGINS: 'https://tiles.example  https://maps.example',
      MAP_TOKEN: 'public-token',
      MAP_GEOCODER_URL: 'http://127.0.0.1:2322/api?q={query}',
    };
    const { map, geocoderUrl } = readEnv(given);
    expect(map).toEqual({
      styleUrl: given.MAP_STYLE_URL,
      token: 'public-token',
      origins: ['https://maps.example', 'https://tiles.example'],
    });
    expect(geocoderUrl).toBe(given.MAP_GEOCODER_URL);
  });

  it.each([
    [{ MAP_STYLE_URL: 'http://maps.example/style.json' }, 'MAP_STYLE_URL must be the https'],
    [{ MAP_GEOCODER_URL: 'https://find.example/' }, 'MAP_GEOCODER_URL must be the https'],
    [
      { MAP_STYLE_URL: 'https://m.example/', MAP_ORIGINS: 'https://tiles.example/path; *' },
      'must be origins like',
    ],
    [{ MAP_TOKEN: 'x' }, 'MAP_TOKEN is for MAP_STYLE_URL'],
    [{ MAP_ORIGINS: 'https://tiles.example' }, 'MAP_ORIGINS is for MAP_STYLE_URL'],
  ])('refuses %o at the start', (given, sentence) => {
    expect(() => readEnv(given as NodeJS.ProcessEnv)).toThrow(sentence);
  });
});

describe('more than one server', () => {
  it('runs its own jobs and stops at once by default', () => {
    const { jobs, drainMs } = readEnv({});
    expect([jobs, drainMs]).toEqual([true, 0]);
    const given = { CARETRAIL_JOBS: 'off', DATABASE_URL: 'postgres://db/care', DRAIN_SECONDS: '5' };
    expect(readEnv(given)).toMatchObject({ jobs: false, drainMs: 5000 });
  });

  it('refuses settings with which no process could run the jobs, or the wait has no end', () => {
    expect(() => readEnv({ CARETRAIL_JOBS: 'off' })).toThrow('CARETRAIL_JOBS must be on without');
    expect(() => readEnv({ DRAIN_SECONDS: '61' })).toThrow('DRAIN_SECONDS must be a number');
  });
});

describe('§3 the object store', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'caretrail',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('is off by default, and needs all five variables', () => {
    expect(readEnv({}).s3).toBeNull();
    expect(readEnv(all).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'caretrail',
      region: 'eu',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readEnv({ ...all, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      'S3_REGION, S3_SECRET_ACCESS_KEY must be set too: the S3 variables belong together',
    );
  });

  it('reports every mistake at once', () => {
    const wrong = { S3_ENDPOINT: 'https://key@s3.example', S3_BUCKET: 'My Bucket' };
    expect(() => readEnv(wrong)).toThrow(/S3_ENDPOINT must.*\n.*S3_BUCKET must.*\n.*S3_REGION, /s);
  });
});

describe('the address of the mail server', () => {
  it.each([
    'smtp://mail.example.org',
    'smtps://me:pa%2Fss@mail.example.org:465/',
    'smtp://me:secret@[::1]:2525?pool=true',
  ])('accepts %s', (SMTP_URL) => {
    expect(readEnv({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  });

  it.each([
    'smtp://u:pa/ss@mail',
    'smtp://u:12/34@mail',
    'smtp://u:12?34@mail',
    'smtp://u:12#34@mail',
    'smtp://',
  ])('refuses %s without repeating it', (SMTP_URL) => {
    const reading = () => readEnv({ SMTP_URL });
    expect(reading).toThrow(/SMTP_URL must be an address like .*%2F/);
    expect(reading).not.toThrow(/u:12|u:pa/);
  });
});
