import { describe, expect, it } from 'vitest';
import { completed, missingEntries } from './lock-file.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/lint': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@lint/linux-arm64-gnu': '1.0.0',
        '@lint/linux-x64-musl': '1.0.0',
        '@lint/windows-x64': '1.0.0',
      },
    },
    'node_modules/@lint/linux-arm64-gnu': { version: '1.0.0', dev: true, optional: true },
    'web/node_modules/vite': { version: '8.0.0', optionalDependencies: { watch: '2.0.0' } },
    'web/node_modules/watch': { version: '2.0.0', optional: true },
  },
};

describe('lock file', () => {
  it('lacks the packages for other systems that its packages ask for', () => {
    expect(missingEntries(lock)).toEqual({
      'node_modules/@lint/linux-x64-musl': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/@lint/windows-x64': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['win32'],
        cpu: ['x64'],
      },
    });
  });

  it('is complete afterwards, in the order that npm keeps', () => {
    const whole = completed(lock);
    expect(missingEntries(whole)).toEqual({});
    const paths = Object.keys(whole.packages);
    expect(paths).toEqual(paths.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('is not completed with a guess', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { mystery: '1.0.0' } } };
    expect(() => missingEntries({ packages })).toThrow('mystery');
  });
});
