import { memo } from 'react';
import { markParts } from './mark.ts';
import type { Result } from './results.ts';

type MarkedProps = { readonly text: string; readonly query: string; readonly isSimilar: boolean };

/** A text with what was found in it. Not a colour alone: it is bold and underlined too. */
const Marked = ({ text, query, isSimilar }: MarkedProps) =>
  markParts(text, query, isSimilar).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      <mark
        key={place}
        className="bg-transparent font-bold text-inherit underline decoration-2 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );

type ResultLineProps = {
  readonly result: Result;
  readonly query: string;
  readonly isSimilar: boolean;
};

/** What a result shows: an icon, its name, and what, when or where it is. */
export const ResultLine = memo(({ result, query, isSimilar }: ResultLineProps) => {
  const { Icon, title, line, excerpt } = result;
  return (
    <>
      <Icon className="mt-0.5 size-5.5 shrink-0 text-action" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block">
          <Marked text={title} query={query} isSimilar={isSimilar} />
        </span>
        {line !== '' && <span className="block text-small text-ink-soft">{line}</span>}
        {excerpt && (
          <span className="block text-small text-ink-soft">
            <Marked text={excerpt} query={query} isSimilar={isSimilar} />
          </span>
        )}
      </span>
    </>
  );
});
