import base from '../playwright.config.ts';
export default { ...base, testDir: '.', outputDir: '/tmp/w2-art', globalSetup: '../global-setup.ts', workers: 1, reporter: [['line']], timeout: 120_000, projects: [base.projects![0]!] };
