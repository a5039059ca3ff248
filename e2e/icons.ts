import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { resolveBrowser } from './browser/resolve-browser.ts';

/**
 * `npm run icons`: the icons that a phone cuts into its own shape, from web/public/favicon.svg, and the pictures with which
 * it offers the app, from docs/images/. Both lie in web/public/.
 */
const root = join(import.meta.dirname, '..');
const target = (name: string): string => join(root, 'web/public', name);

/** A phone may cut off a fifth on each side: the ground fills the square, and the mark is smaller. */
const maskable = (svg: string): string =>
  svg
    .replace(/rx="\d+"/, '')
    .replace(/<rect[^>]*\/>/, (ground) => `${ground}<g transform="translate(8 8) scale(.75)">`)
    .replace('</svg>', '</g></svg>');

const pictures = [
  { from: 'today', to: 'app-narrow', width: 390, height: 844 },
  { from: 'dashboard', to: 'app-wide', width: 1280, height: 800 },
];

async function shoot(
  page: Page,
  html: string,
  size: { width: number; height: number },
  to: string,
) {
  await page.setViewportSize(size);
  await page.setContent(
    `<style>body { margin: 0 } svg, img { display: block; width: 100% }</style>${html}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await writeFile(target(to), await page.screenshot());
}

const { path, env } = await resolveBrowser();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env } as Record<string, string>,
});
const page = await browser.newPage();
const svg = maskable(await readFile(target('favicon.svg'), 'utf8'));
for (const size of [192, 512])
  await shoot(page, svg, { width: size, height: size }, `icon-maskable-${size}.png`);
for (const { from, to, ...size } of pictures) {
  const image = (await readFile(join(root, 'docs/images', `${from}.webp`))).toString('base64');
  await shoot(page, `<img src="data:image/webp;base64,${image}">`, size, `install/${to}.png`);
}
await browser.close();
