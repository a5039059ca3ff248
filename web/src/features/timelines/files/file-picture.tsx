import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { EventFile } from '@caretrail/contract/timelines/schema';
import { FileText, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/http.ts';

const isPicture = ({ type }: EventFile): boolean => type.startsWith('image/');

/** The small picture, where the server could make one; an icon for all else, and until it is there. */
export function FilePicture({ file }: { readonly file: EventFile }) {
  const url = useThumbnail(file);
  const [isBroken, setBroken] = useState(false);
  const Icon = isPicture(file) ? ImageIcon : FileText;
  return (
    <span className="inline-flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-small border border-rule bg-sunken">
      {url === null || isBroken ? (
        <Icon className="size-7 text-ink-soft" aria-hidden="true" />
      ) : (
        // Its name stands beside it.
        <img src={url} alt="" onError={() => setBroken(true)} className="size-full object-cover" />
      )}
    </span>
  );
}

function useThumbnail(file: EventFile): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { id, has_thumbnail } = file;
  useEffect(() => {
    if (!has_thumbnail) return undefined;
    const leaving = new AbortController();
    request(filesEndpoints.link, { params: { id } }, { signal: leaving.signal }).then(
      ({ thumbnail_url }) => setUrl(thumbnail_url),
      // Without a picture the icon stays.
      () => undefined,
    );
    return () => leaving.abort();
  }, [id, has_thumbnail]);
  return url;
}
