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

const frame = (className: string): string =>
  `inline-flex shrink-0 items-center justify-center overflow-hidden rounded-small border border-rule bg-sunken ${className}`;

const iconOf = (file: Pictured) => {
  const Icon = isPicture(file) ? FileImage : FileText;
  return <Icon className="size-7 text-ink-soft" aria-hidden="true" />;
};

/** Its place is watched; the picture comes when it is near. */
function Thumbnail({ file, className }: Required<FilePictureProps>) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const { id } = file;
  useEffect(() => {
    if (place.current === null) return undefined;
    let isHere = true;
    const stop = onceVisible(place.current, nearby, () => {
      void thumbnailOf(id, Date.now()).then((found) => isHere && setUrl(found));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [id]);
  return (
    <span ref={place} className={frame(className)}>
      {url === null ? (
        iconOf(file)
      ) : (
        // Its name stands beside it.
        <img src={url} alt="" onError={() => setUrl(null)} className="size-full object-cover" />
      )}
    </span>
  );
}

/** The small picture, where the server could make one; an icon for all else, and until it is there. */
export const FilePicture = ({ file, className = 'size-14' }: FilePictureProps) =>
  file.has_thumbnail ? (
    <Thumbnail file={file} className={className} />
  ) : (
    <span className={frame(className)}>{iconOf(file)}</span>
  );
