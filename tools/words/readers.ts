/** Written for operators or engineers, in English: the command line, the start, the database, logs and the demo's data. */
const notForReaders = [
  /^contract\/src\/i18n\//,
  /^server\/src\/(adapters|commands|db|languages|ports|start)\//,
  /^server\/src\/(cli|env|keys|main|startup-problem|job-problem|legal-text)\.ts$/,
  /^server\/src\/modules\/(backup|demo|operations)\//,
  /^server\/src\/http\/(openapi|metrics|request-log|security-headers|listed-calls)\.ts$/,
  /-repo\.ts$|\/repo\.ts$/,
];

/** Data that is stored or read by machines in these words; what people see of it is translated where it is shown. */
const data = ['contract/src/audit/csv.ts', 'contract/src/profile/disease-labels.ts'];

export const isForReaders = (file: string): boolean =>
  !data.includes(file) && !notForReaders.some((form) => form.test(file));

/** Words that people may search with: they are not shown, and wrong ones belong to them. */
export const searchWords: readonly string[] = ['settings/find-words'];
