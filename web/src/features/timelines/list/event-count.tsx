import { countTexts } from '../texts.ts';

/** The number of matching events, announced to screen readers when it changes. */
export function EventCount({ count }: { readonly count: number }) {
  return (
    <p role="status" className="font-semibold">
      {countTexts.events({ count })}
    </p>
  );
}
