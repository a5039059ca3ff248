import { Readable } from 'node:stream';
import { Refusal } from '../../http/fail.ts';
import type { FileSink } from '../../http/multipart.ts';
import { cleanName } from '../files/service.ts';

export type Outcome<Stored> =
  | { readonly stored: Stored }
  | { readonly name: string; readonly refusal: Refusal };

const storedOf = <Stored>(outcomes: readonly Outcome<Stored>[]): Stored[] =>
  outcomes.flatMap((outcome) => ('stored' in outcome ? [outcome.stored] : []));

/** A refused file does not fail the others of its form. */
export const eachOutcome = <Stored>(sink: FileSink<Stored>): FileSink<Outcome<Stored>> => ({
  store: async ({ name, content, signal }) => {
    // A copy, because a sink that gives up on the file must not end the stream of the form.
    const copy = Readable.from(content.iterator({ destroyOnReturn: false }));
    try {
      return { stored: await sink.store({ name, content: copy, signal }) };
    } catch (error) {
      // Not the fault of the file: then the form as a whole has to be sent again.
      if (!(error instanceof Refusal) || error.code === 'unavailable' || content.errored)
        throw error;
      // The rest of it still arrives, before the next file.
      content.resume();
      return { name: cleanName(name), refusal: error };
    }
  },
  discard: (outcomes) => sink.discard(storedOf(outcomes)),
  done: () => sink.done?.(),
});

export const partsOf = <Stored>(outcomes: readonly Outcome<Stored>[]) => ({
  stored: storedOf(outcomes),
  refused: outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome] : [])),
});
