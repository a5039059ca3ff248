import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { browserEnvironment, differences } from './browser-environment.ts';

const given = {
  port: 4321,
  dataFolder: '/somewhere/else',
  database: 'postgres://reader@localhost/none',
  provider: { issuer: 'http://127.0.0.1:1', clientId: 'us', clientSecret: 'between us' },
};

describe('the server of the browser tests', () => {
  it('differs from npm start only in what is listed', () => {
    const plain = readEnv({}) as Record<string, unknown>;
    const tested = readEnv(browserEnvironment(given)) as Record<string, unknown>;
    const differing = Object.keys(plain).filter(
      (name) => JSON.stringify(plain[name]) !== JSON.stringify(tested[name]),
    );
    expect(differing.toSorted()).toEqual([
      'dataFolder',
      'databaseUrl',
      'faviconService',
      'isPushLoopbackAllowed',
      // The icon service and the sign-in provider are named in the legal texts.
      'legalFacts',
      'logLevel',
      'oidc',
      'port',
      'publicUrl',
      'requestLimits',
      'secret',
    ]);
  });

  it('has a reason for each', () => {
    expect(differences.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });
});
