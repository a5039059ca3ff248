import { messages } from '../i18n/messages.ts';

const texts = messages('account/device', { device: '{browser} on {system}' });

/** Each browser names itself, and most name others too: the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const longest = 1000;

const firstIn = (pairs: typeof browsers, text: string): string | undefined =>
  pairs.find(([sign]) => sign.test(text))?.[1];

const between = ' on ';

/**
 * 'Firefox on Windows', as a session keeps it: enough for users to recognise their own device, too little to identify
 * another.
 */
export function formatDevice(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, longest) ?? '';
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  if (browser && system) return browser + between + system;
  return browser ?? system ?? null;
}

/** The same for the reader, in the language of the moment. */
export function deviceInWords(kept: string | null): string | null {
  const [browser, system] = kept?.split(between) ?? [];
  return browser !== undefined && system !== undefined ? texts.device({ browser, system }) : kept;
}
