import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { type FileItemProps, FileRow } from './file-items.tsx';
import type { TextMatches } from './text-matches.ts';
import { libraryTexts as texts } from './texts.ts';

/** The heading that the line above the list leads to. */
const headingId = 'found-in-text';

type SearchLineProps = {
  readonly found: TextMatches;
  /** Other files are listed above those that were found inside. */
  readonly hasOthers: boolean;
};

/** Says what became of the search inside files. It has its place before the answer is there, so that nothing moves. */
export function SearchLine({ found, hasOthers }: SearchLineProps) {
  const { status, matches, waiting, retry } = found;
  if (status === 'off') return null;
  const line = () => {
    if (status === 'loading') return texts.lookingInside;
    if (status === 'failed') return texts.notLookedInside;
    if (matches.length === 0) return texts.nothingInside;
    const said = texts.foundInside({ count: matches.length });
    return hasOthers ? (
      <button
        type="button"
        className="link min-h-target text-start"
        onClick={() => document.getElementById(headingId)?.focus()}
      >
        {said}
      </button>
    ) : (
      said
    );
  };
  return (
    <div className="-my-2 flex min-h-14 flex-wrap items-center gap-x-3 print:hidden">
      <p role="status" className="min-w-0 text-ink-soft">
        {line()}
        {waiting > 0 && ` ${texts.stillReading({ count: waiting })}`}
      </p>
      {status === 'failed' && (
        <Button look="quiet" className="px-3" onClick={retry}>
          <RotateCw className="size-5" aria-hidden="true" />
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

type TextResultsProps = {
  readonly found: TextMatches;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: FileItemProps['onChoose'];
};

/** After all others: what is there already does not move when these come. */
export function TextResults({ found, chosen, onChoose }: TextResultsProps) {
  if (found.matches.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="border-b-2 border-rule pt-3 pb-1.5 text-h3">
        {texts.insideHeading}
      </h2>
      <ul>
        {found.matches.map(({ file, snippet }) => (
          <FileRow
            key={file.id}
            file={file}
            snippet={snippet}
            isChosen={chosen.has(file.id)}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}
