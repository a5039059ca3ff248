import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { type FileItemProps, FileRow } from './file-items.tsx';
import type { TextMatches } from './text-matches.ts';
import { libraryTexts as texts } from './texts.ts';

/** The heading that the link above the list leads to. */
const headingId = 'found-in-text';

/** Beside the number of files: the way to those that were found inside, after all others. */
export const InsideLink = ({ found }: { readonly found: TextMatches }) => (
  <button
    type="button"
    className="link min-h-target text-start print:hidden"
    onClick={() => document.getElementById(headingId)?.focus()}
  >
    {texts.foundInside({ count: found.matches.length })}
  </button>
);

type SearchLineProps = {
  readonly found: TextMatches;
  /** Files are listed above it. */
  readonly hasOthers: boolean;
};

/** At the end of the files that were found by their names: what became of the search inside files. */
export function SearchLine({ found, hasOthers }: SearchLineProps) {
  const { status, matches, waiting, wordless, retry } = found;
  const line = () => {
    if (status === 'loading') return texts.lookingInside;
    if (status === 'failed') return texts.notLookedInside;
    return matches.length === 0 && hasOthers ? texts.nothingInside : '';
  };
  const said = [
    line(),
    waiting > 0 ? texts.stillReading({ count: waiting }) : '',
    wordless > 0 ? texts.wordless({ count: wordless }) : '',
  ];
  if (status === 'off' || said.every((each) => each === '')) return null;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 print:hidden">
      <p role="status" className="min-w-0 text-ink-soft">
        {said.filter(Boolean).join(' ')}
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
