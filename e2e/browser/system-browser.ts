import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Browser, britishLocale, starts } from './browser-start.ts';

/** The headless shell first: the same engine at two thirds of the cost. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium that the machine already has: on the PATH, in a usual place, or Playwright's own. */
export function systemBrowser(): Browser | undefined {
  // A minimal PATH may leave out the folder in which Debian puts its browser.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const onPath = NAMES.flatMap((name) => folders.filter(Boolean).map((each) => join(each, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()]
    .filter((path) => existsSync(path))
    .map((path) => ({ path, env: britishLocale }))
    .find(starts);
}
