/** Written for operators or engineers, in English: the command line, the start, the database, logs and the demo's data. */
const notForReaders = [
  /^contract\/src\/i18n\//,
  /^server\/src\/(adapters|commands|db|languages|ports|start)\//,
  /^server\/src\/(cli|env|keys|main|startup-problem|job-problem|legal-text)\.ts$/,
  /^server\/src\/modules\/(backup|demo|operations)\//,
  /^server\/src\/http\/(openapi|metrics|request-log|security-headers|listed-calls)\.ts$/,
  /-repo\.ts$|\/repo\.ts$/,
];

export const isForReaders = (file: string): boolean =>
  !notForReaders.some((form) => form.test(file));

/** Words that people may search with: they are not shown, and wrong ones belong to them. */
export const searchWords: readonly string[] = [
  'settings/find-words',
  'search/command-words',
  'search/page-words',
  'search/place-words',
];
