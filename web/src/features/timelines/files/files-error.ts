import { fileProblem, tooManyFiles } from '@caretrail/contract/files/file-check';

/** What keeps these files from being sent; undefined when nothing does. The file itself says why. */
export function filesError(files: readonly File[], kept: number): string | undefined {
  const bad = files.filter((file) => fileProblem(file) !== undefined);
  if (bad.length > 0) {
    const names = bad.map(({ name }) => `“${name}”`).join(', ');
    return `Please remove ${names} before you save.`;
  }
  return tooManyFiles(files.length + kept);
}
