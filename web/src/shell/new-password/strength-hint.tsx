import { useDebounced } from '../../lib/use-debounced.ts';
import { strengthOf } from './strength.ts';
import { strengthTexts } from './texts.ts';

const pauseMs = 1000;

function wordsFor(password: string): string {
  const strength = strengthOf(password);
  return strengthTexts[strength.kind](strength.kind === 'short' ? strength.missing : 0);
}

/** Seen at every key, read out when the typing pauses. */
export function StrengthHint({ password }: { readonly password: string }) {
  const words = wordsFor(password);
  const settled = useDebounced(words, pauseMs);
  return (
    <>
      <p aria-hidden="true" className="mt-3 min-h-[1.55em] font-medium">
        {words}
      </p>
      <p role="status" className="sr-only">
        {settled}
      </p>
    </>
  );
}
