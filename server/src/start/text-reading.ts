import type { Logger } from 'pino';
import type { JobProblem } from '../job-problem.ts';
import { readDueTexts, type ReadingDeps } from '../modules/files/service.ts';
import { repeat, type Repeating } from './repeat.ts';

/** Soon after an upload its words can be found. */
const pauseMs = 2000;

/** Reads the words of files, one file at a time on each server. */
export function startTextReading(deps: ReadingDeps, logger: Logger): Repeating {
  const stopping = new AbortController();
  const onProblem = (problem: JobProblem): void =>
    logger.warn(problem, 'files: a document could not be read');
  const reading = repeat(
    () => readDueTexts({ ...deps, onProblem }, stopping.signal),
    pauseMs,
    () => logger.error('files: no documents could be read'),
  );
  return {
    stop: () => {
      stopping.abort();
      return reading.stop();
    },
  };
}
