import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Suspense } from 'react';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { formatOf } from '../words/file-words.ts';
import { NotShown } from './frame.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { type ShownAs, shownAs } from './shown-kinds.ts';
import { TextPreview } from './text-preview.tsx';
import { previewTexts as texts } from './texts.ts';
import { useContent } from './use-content.ts';

/** pdf.js is larger than the rest of the app together: it comes when a PDF is looked at. */
const PdfPreview = lazyPage(() =>
  import('./pdf-preview.tsx').then((m) => ({ default: m.PdfPreview })),
);

const views = { picture: PicturePreview, text: TextPreview, pdf: PdfPreview } as const;

function Shown({ file, as }: { readonly file: LibraryFile; readonly as: ShownAs }) {
  const { content, onRetry } = useContent(file);
  const View = views[as];
  if (content.status === 'failed') return <ErrorState message={content.error} onRetry={onRetry} />;
  if (content.status === 'loading') {
    return <ProgressBar label={texts.loading} done={content.share} />;
  }
  return (
    <Suspense fallback={<ProgressBar label={texts.loading} />}>
      <View blob={content.blob} title={file.title} />
    </Suspense>
  );
}

/** The file itself, as far as it can be shown here. */
export function Preview({ file }: { readonly file: LibraryFile }) {
  const as = shownAs(file.type);
  return (
    <section aria-label={texts.heading} className="print:hidden">
      {as === null ? (
        <NotShown>{texts.notHere(formatOf(file.type))}</NotShown>
      ) : (
        <Shown key={file.id} file={file} as={as} />
      )}
    </section>
  );
}
