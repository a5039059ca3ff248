import config from './playwright.config.ts';
export default {
  ...config,
  testDir: '.',
  testMatch: /look-events\.tmp\.spec\.ts/,
  reporter: [['line']],
  timeout: 120000,
};
