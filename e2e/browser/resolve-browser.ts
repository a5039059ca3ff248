import { join } from 'node:path';
import { type Browser, starts } from './browser-start.ts';
import { installBrowser } from './install-browser.ts';
import { npmChromium } from './npm-chromium.ts';
import { systemBrowser } from './system-browser.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/browser');

/** Playwright loads its settings again in each worker; they inherit what was found. */
const FOUND = 'CARETRAIL_TEST_BROWSER';

/**
 * The browser for the tests. In this order: `CHROMIUM_PATH`, the one from npm (same engine on every
 * machine), one that the machine has, one that we can install.
 */
export async function resolveBrowser(): Promise<Browser> {
  const found = process.env[FOUND];
  if (found) return JSON.parse(found) as Browser;
  const browser = chosenByHand() ?? (await npmChromium(CACHE)) ?? systemBrowser();
  const resolved = browser ?? (await install());
  process.env[FOUND] = JSON.stringify(resolved);
  return resolved;
}

function chosenByHand(): Browser | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  const browser = { path, env: {} };
  if (!starts(browser)) {
    throw new Error(`CHROMIUM_PATH names ${path}, but no browser starts from there.`);
  }
  return browser;
}

async function install(): Promise<Browser> {
  await installBrowser();
  const browser = systemBrowser();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found or could be installed: ' +
      'install one, or set CHROMIUM_PATH to its executable.',
  );
}
