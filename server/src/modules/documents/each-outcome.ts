import { Readable } from 'node:stream';
import { Refusal } from '../../http/fail.ts';
import type { FileSink } from '../../http/multipart.ts';
import { cleanName } from '../files/service.ts';

export type Outcome<Kept> =
  | { readonly kept: Kept }
  | { readonly name: string; readonly refusal: Refusal };

const keptOf = <Kept>(outcomes: readonly Outcome<Kept>[]): Kept[] =>
  outcomes.flatMap((outcome) => ('kept' in outcome ? [outcome.kept] : []));

/** A refused file does not fail the others of its form. */
export const eachOutcome = <Kept>(sink: FileSink<Kept>): FileSink<Outcome<Kept>> => ({
  keep: async ({ name, content, signal }) => {
    // A copy, because a sink that gives up on the file must not end the stream of the form.
    const copy = Readable.from(content.iterator({ destroyOnReturn: false }));
    try {
      return { kept: await sink.keep({ name, content: copy, signal }) };
    } catch (error) {
      // Not the fault of the file: then the form as a whole has to be sent again.
      if (!(error instanceof Refusal) || error.code === 'unavailable' || content.errored)
        throw error;
      // The rest of it still arrives, before the next file.
      content.resume();
      return { name: cleanName(name), refusal: error };
    }
  },
  discard: (outcomes) => sink.discard(keptOf(outcomes)),
  done: () => sink.done?.(),
});

export const partsOf = <Kept>(outcomes: readonly Outcome<Kept>[]) => ({
  kept: keptOf(outcomes),
  refused: outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome] : [])),
});
