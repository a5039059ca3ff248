import { missingLanguages } from '../../adapters/text-recognition-tesseract/text-recognition-tesseract.ts';
import type { Env } from '../../env.ts';
import { broken, fine, type Finding, reasonOf } from './finding.ts';

const area = 'recognition';

/** Asks the command for its languages; reads no picture. */
export async function checkTextRecognition({
  tesseract,
}: Pick<Env, 'tesseract'>): Promise<Finding> {
  if (tesseract === null)
    return fine(
      area,
      'Words in photos are not read. To read them, install tesseract and set TEXT_RECOGNITION_COMMAND.',
    );
  const { command, languages } = tesseract;
  try {
    const missing = await missingLanguages({ ...tesseract, withinMs: 5000 });
    return missing.length === 0
      ? fine(area, `${command} reads photos in ${languages}.`)
      : broken(
          area,
          `${command} does not know ${missing.join(', ')}, so no photo is read. Install these languages, or change TEXT_RECOGNITION_LANGUAGES.`,
        );
  } catch (error) {
    return broken(
      area,
      `${command} cannot be started (${reasonOf(error)}), so no photo is read. Install it, or correct TEXT_RECOGNITION_COMMAND.`,
    );
  }
}
