import { execFile } from 'node:child_process';
import { TextRecognitionProblem, type TextRecognition } from '../../ports/text-recognition.ts';

/** A page of small print takes a few seconds. */
const patienceMs = 60_000;
/** More than a page can hold. */
const mostBytes = 1024 * 1024;

export type TesseractSettings = {
  /** A path, or a name in /usr/bin or /bin. */
  readonly command: string;
  /** 'eng+deu' */
  readonly languages: string;
  readonly withinMs?: number;
};

const codeOf = ({ code, killed }: { code?: unknown; killed?: boolean }): string => {
  if (killed === true) return 'TOO_SLOW';
  return typeof code === 'string' ? code : `EXIT ${String(code)}`;
};

/** Without a shell and without our environment, which holds secrets. What it prints may quote the picture. */
function run(
  { command, withinMs = patienceMs }: TesseractSettings,
  args: readonly string[],
  input?: Buffer,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(
    command,
    [...args],
    {
      // It would use every core for one page.
      env: { OMP_THREAD_LIMIT: '1' },
      cwd: '/',
      timeout: withinMs,
      killSignal: 'SIGKILL',
      maxBuffer: mostBytes,
      windowsHide: true,
    },
    (error, stdout) => {
      if (error) reject(new TextRecognitionProblem(codeOf(error as never)));
      else resolve(stdout);
    },
  );
  // It may have ended before it read everything.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return promise;
}

/** The `tesseract` of the operator. The picture goes in and the words come out by pipes: no file is written. */
export const textRecognitionByTesseract = (settings: TesseractSettings): TextRecognition => ({
  read: (picture) => run(settings, ['stdin', 'stdout', '-l', settings.languages], picture),
});

/** Which of the wanted languages are not installed. */
export async function missingLanguages(settings: TesseractSettings): Promise<string[]> {
  const installed = (await run(settings, ['--list-langs'])).split(/\s+/);
  return settings.languages.split('+').filter((language) => !installed.includes(language));
}
