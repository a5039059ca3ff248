import { articlesTexts } from '@caretrail/contract/articles/texts';
import { Newspaper } from 'lucide-react';
import type { Preview } from './use-preview.ts';

type PreviewImageProps = {
  readonly preview: Preview;
  readonly onBroken: (address: string) => void;
};

const waits = {
  'off-screen': articlesTexts.imageOffScreen,
  loading: articlesTexts.imageLoading,
} as const;

/** §2.6: the image, or what stands in its place. The title is beside it, so it has no words of its own. */
export function PreviewImage({ preview, onBroken }: PreviewImageProps) {
  if (preview.status === 'success') {
    const { address, kind } = preview.image;
    return (
      <img
        // A card is written over: the picture of the article before must not stay until this one is there.
        key={address}
        src={address}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => onBroken(address)}
        // A picture fills its place; the icon of a site stays small, or it would blur.
        className={kind === 'image' ? 'size-full object-cover' : 'size-full object-scale-down p-6'}
      />
    );
  }
  return (
    <div className="grid size-full place-items-center p-3 text-center text-small text-ink-soft">
      {preview.status === 'error' ? (
        <Newspaper className="size-12" strokeWidth={1.25} aria-hidden="true" data-placeholder />
      ) : (
        waits[preview.status]
      )}
    </div>
  );
}
