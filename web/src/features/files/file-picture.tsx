import { allowedTypeNames } from '@caretrail/contract/files/allowed-types';
import { FileImage, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { filesApi } from '../../data/files.ts';
import { onceVisible } from '../../lib/visibility.ts';
import { filesTexts as texts } from './texts.ts';

/** The exact kinds, for the few who need them. */
export const FileKinds = () => (
  <details>
    <summary className="link min-h-target">{texts.kinds}</summary>
    <p>{texts.kindList({ types: allowedTypeNames })}</p>
  </details>
);

type Pictured = { readonly id: string; readonly type: string; readonly has_thumbnail: boolean };

type FilePictureProps = {
  readonly file: Pictured;
  /** Its size; a small square without it. */
  readonly className?: string;
};

/** Loads images shortly before they scroll into view. */
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
  const [isNear, setNear] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const { data, isFetching } = filesApi.useFindThumbnailQuery(file.id, {
    skip: !isNear,
    // The address is asked for again when it is no longer good.
    refetchOnMountOrArgChange: false,
  });
  const url = isFetching ? null : (data?.url ?? null);
  useEffect(
    () =>
      place.current === null ? undefined : onceVisible(place.current, nearby, () => setNear(true)),
    [],
  );
  return (
    <span ref={place} className={frame(className)}>
      {url === null || url === broken ? (
        iconOf(file)
      ) : (
        // Its name stands beside it.
        <img
          src={url}
          alt=""
          onError={() => setBroken(url)}
          className="size-full object-cover object-top"
        />
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
