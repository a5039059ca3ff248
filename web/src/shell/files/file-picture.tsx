import { FileImage, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { onceVisible } from '../../lib/visibility.ts';
import { thumbnailOf } from './thumbnails.ts';

type Pictured = { readonly id: string; readonly type: string; readonly has_thumbnail: boolean };

type FilePictureProps = {
  readonly file: Pictured;
  /** Its size; a small square without it. */
  readonly className?: string;
};

/** A little ahead of the one who scrolls. */
const nearby = { threshold: 0, marginPx: 300 };

const isPicture = ({ type }: Pictured): boolean => type.startsWith('image/');

/** The small picture, where the server could make one; an icon for all else, and until it is there. */
export function FilePicture({ file, className = 'size-14' }: FilePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const { id, has_thumbnail } = file;
  useEffect(() => {
    if (!has_thumbnail || place.current === null) return undefined;
    let isHere = true;
    const stop = onceVisible(place.current, nearby, () => {
      void thumbnailOf(id, Date.now()).then((found) => isHere && setUrl(found));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [id, has_thumbnail]);
  const Icon = isPicture(file) ? FileImage : FileText;
  return (
    <span
      ref={place}
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-small border border-rule bg-sunken ${className}`}
    >
      {url === null ? (
        <Icon className="size-7 text-ink-soft" aria-hidden="true" />
      ) : (
        // Its name stands beside it.
        <img src={url} alt="" onError={() => setUrl(null)} className="size-full object-cover" />
      )}
    </span>
  );
}
