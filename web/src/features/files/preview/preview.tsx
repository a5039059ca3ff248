import { decodeText } from '@caretrail/contract/files/decode-text';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { formatOf } from '../format-file.ts';
import { NotShown, type PreviewProps, ScrollFrame, useZoom, ZoomButtons } from './frame.tsx';
import { previewTexts as texts } from './texts.ts';
import { mostShown, type ShownAs, shownAs, useContent } from './use-content.ts';

/** A text as text: whatever stands in it does nothing. */
function TextPreview({ blob, file: { title } }: PreviewProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    void blob
      .arrayBuffer()
      .then((bytes) => isHere && setText(decodeText(new Uint8Array(bytes), TextDecoder)));
    return () => {
      isHere = false;
    };
  }, [blob]);
  return (
    <div className="space-y-3">
      {text.length > mostShown && <p>{texts.cut}</p>}
      {/* A long text stays in its frame, so that what is below can be reached. */}
      <ScrollFrame label={title} isBounded>
        <pre className="p-4 font-sans wrap-anywhere whitespace-pre-wrap">
          {text.slice(0, mostShown)}
        </pre>
      </ScrollFrame>
    </div>
  );
}

/** An address for these bytes, for as long as they are shown. */
function useBlobUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** A picture, as wide as the page or larger. */
function PicturePreview({ blob, file: { title } }: PreviewProps) {
  const url = useBlobUrl(blob);
  const [isBroken, setBroken] = useState(false);
  const zoom = useZoom();
  if (isBroken) return <NotShown>{texts.damaged}</NotShown>;
  return (
    <div className="space-y-3">
      <ZoomButtons zoom={zoom} />
      <ScrollFrame label={title} isBounded={zoom.zoom > 1}>
        {url !== null && (
          <img
            src={url}
            alt={title}
            onError={() => setBroken(true)}
            style={zoom.zoom === 1 ? undefined : { width: `${zoom.percent}%`, maxWidth: 'none' }}
            className={`mx-auto block ${zoom.zoom === 1 ? 'max-h-[78dvh] max-w-full' : ''}`}
          />
        )}
      </ScrollFrame>
    </div>
  );
}

/** pdf.js is larger than the rest of the app together: it comes when a PDF is looked at. */
const PdfPreview = lazyPage(() => import('./pdf-preview.tsx').then((m) => m.PdfPreview));

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
      <View blob={content.blob} file={file} />
    </Suspense>
  );
}

/** Kept while the file comes, so that what is below hardly moves. */
const room = 'min-h-[50dvh]';

/** The file itself, as far as it can be shown here. */
export function Preview({ file }: { readonly file: LibraryFile }) {
  const as = shownAs(file.type);
  return (
    <section aria-label={texts.heading} className={`print:hidden ${as === null ? '' : room}`}>
      {as === null ? (
        <NotShown>{texts.notHere({ format: formatOf(file.type) })}</NotShown>
      ) : (
        <Shown key={file.id} file={file} as={as} />
      )}
    </section>
  );
}
