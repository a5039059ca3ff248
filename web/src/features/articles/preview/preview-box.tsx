import { articleHref } from '@caretrail/contract/articles/links';
import { previewCandidates, type PreviewSettings } from '@caretrail/contract/articles/preview';
import type { Article } from '@caretrail/contract/articles/schema';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { Newspaper, RotateCw } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { texts } from '../texts.ts';
import { type Preview, usePreview } from './use-preview.ts';

type PreviewImageProps = {
  readonly preview: Preview;
  readonly onBroken: (address: string) => void;
};

const waits = {
  'off-screen': articlesTexts.imageOffScreen,
  loading: articlesTexts.imageLoading,
} as const;

/** §2.6: the image, or what stands in its place. The title is beside it, so it has no words of its own. */
function PreviewImage({ preview, onBroken }: PreviewImageProps) {
  if (preview.status === 'success') {
    const { address, kind } = preview.image;
    return (
      <img
        // Cards are reused: the image of the previous article must not stay until the new one is loaded.
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
        <Newspaper
          className="size-12 max-h-full"
          strokeWidth={1.25}
          aria-hidden="true"
          data-placeholder
        />
      ) : (
        waits[preview.status]
      )}
    </div>
  );
}

type PreviewBoxProps = {
  readonly article: Article;
  readonly index: number;
  readonly settings: PreviewSettings;
  readonly card: RefObject<Element | null>;
  readonly className: string;
};

/** §2.6: the preview image opens the article. The title beside it says the same, so it is not read out or tabbed to. */
export function PreviewBox({ article, index, settings, card, className }: PreviewBoxProps) {
  const { url, image_url } = article;
  const candidates = useMemo(
    () => previewCandidates({ url, image_url }, settings),
    [url, image_url, settings],
  );
  const { preview, isRetrying, onRetry, onBroken } = usePreview(card, candidates, index);
  const isBusy = isRetrying && preview.status === 'loading';
  const image = <PreviewImage preview={preview} onBroken={onBroken} />;
  return (
    <div
      className={`flex flex-col overflow-hidden bg-sunken ${className}`}
      data-preview={preview.status}
    >
      {articleHref(url) === null ? (
        <div className="min-h-0 flex-1 overflow-hidden">{image}</div>
      ) : (
        <NewTabLink
          href={url}
          className="block min-h-0 flex-1 overflow-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {image}
        </NewTabLink>
      )}
      {candidates.length > 0 && (preview.status === 'error' || isBusy) && (
        <Button look="quiet" className="rounded-none max-sm:px-2" isBusy={isBusy} onClick={onRetry}>
          <RotateCw className="size-5 shrink-0" aria-hidden="true" />
          <span aria-hidden="true">{articlesTexts.retry}</span>
          <span className="sr-only">{texts.retryPreview({ title: article.title })}</span>
        </Button>
      )}
    </div>
  );
}
