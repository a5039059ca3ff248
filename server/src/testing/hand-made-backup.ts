import { headPath, manifestPath, originPath } from '../modules/backup/format.ts';
import { sealed } from '../modules/backup/seal.ts';
import { tarOf } from '../modules/backup/tar.ts';
import { writeNewFile } from '../modules/backup/write-new-file.ts';

/** As any holder of the public half of the key can make it. */
export async function writeHandMade(
  file: string,
  recipient: string,
  parts: readonly (readonly [path: string, text: string])[],
): Promise<void> {
  const entries = async function* () {
    for (const [path, text] of parts) {
      const bytes = Buffer.from(text);
      const content = (async function* () {
        yield bytes;
      })();
      yield { path, size: bytes.length, content };
    }
  };
  await writeNewFile(file, async function* () {
    yield* await sealed({ recipient }, tarOf(entries(), new Date()));
  });
}

/** The three that every backup has; `between` comes before the manifest. */
export const handMadeParts = (
  { head, manifest, origin }: { head: string; manifest: string; origin: string },
  between: readonly (readonly [string, string])[] = [],
): (readonly [string, string])[] => [
  [headPath, head],
  ...between,
  [manifestPath, manifest],
  [originPath, origin],
];
