/** Texts that stay out of the catalogue, with the reason. `true`: all of the file. */
const allowed: Readonly<Record<string, true | readonly RegExp[]>> = {
  // The specification names these locales (§2.6, §2.7); the others only compute with time zones.
  'contract/src/dates.ts': [/^en-(GB|US)$/],
  'contract/src/time/zone-names.ts': [/^en$/],
  'contract/src/time/zone-offset.ts': [/^en-US$/],
  // Stored, or read by machines: translated where it is shown.
  'contract/src/audit/csv.ts': true,
  'contract/src/preboarding/symptoms.ts': true,
  'contract/src/profile/disease-labels.ts': true,
  'web/src/features/preboarding/questions/languages.ts': true,
  // Names by which a medicine is recognised, in English and German.
  'contract/src/medications/never-stopped.ts': [/^valproic acid$/],
  // Names by which a test of a laboratory is recognised, in English and German.
  'contract/src/results/test-names.ts': true,
  'contract/src/medications/blood-thinners.ts': [/^acetylsalicylic acid$/],
  // Words by which an article is sorted, and small words by which its language is recognised.
  'contract/src/articles/kind.ts': true,
  'contract/src/articles/language.ts': true,
  // Search terms for articles, which are English.
  'web/src/features/treatments/treatment/facts.tsx': [/^treating fields$|^supportive care$/],
  // For operators.
  'server/src/http/cached-answers.ts': [/^Lists |^What is kept/],
  'server/src/http/web-app.ts': [/^The web app is not built/],
  'server/src/modules/audit/verify.ts': true,
  // Names of products, of fonts, of zod's default message, and of reasons within the code.
  'contract/src/account/device.ts': [/^Samsung Internet$/],
  // A label of RFC 8291, hashed and never shown.
  'server/src/modules/push/encrypt.ts': [/^WebPush: info/],
  'server/src/http/serve.ts': [/^Invalid input$/],
  'web/src/features/locations/map/offline-style.ts': [/^Atkinson/],
  'web/src/data/thumbnails.ts': [/^Signed out$/],
  'web/src/shell/second-factor/use-step-up.tsx': [/^broken off$/],
};

/** Keys of §3, selectors and actions, wherever they stand. */
const everywhere = /^(Important Data|User Storage|main h1|@@.*)$/;

export const isAllowed = (file: string, text: string): boolean => {
  const rule = allowed[file];
  return everywhere.test(text) || rule === true || (rule?.some((form) => form.test(text)) ?? false);
};
