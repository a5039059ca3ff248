import { useEffect, useState } from 'react';
import { NotShown, type PreviewProps, ScrollFrame } from './frame.tsx';
import { previewTexts as texts } from './texts.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';

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
export function PicturePreview({ blob, title }: PreviewProps) {
  const url = useBlobUrl(blob);
  const [isBroken, setBroken] = useState(false);
  const zoom = useZoom();
  if (isBroken) return <NotShown>{texts.damaged}</NotShown>;
  return (
    <div className="space-y-3">
      <ZoomButtons zoom={zoom} />
      <ScrollFrame label={title}>
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
