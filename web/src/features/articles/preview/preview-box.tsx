import { articleHref } from '@caretrail/contract/articles/links';
import { type PreviewSettings, previewCandidates } from '@caretrail/contract/articles/preview';
import type { Article } from '@caretrail/contract/articles/schema';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { RotateCw } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { texts } from '../texts.ts';
import { PreviewImage } from './preview-image.tsx';
import { usePreview } from './use-preview.ts';

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
        <div className="min-h-0 flex-1">{image}</div>
      ) : (
        <NewTabLink href={url} className="block min-h-0 flex-1" tabIndex={-1} aria-hidden="true">
          {image}
        </NewTabLink>
      )}
      {candidates.length > 0 && (preview.status === 'error' || isBusy) && (
        <Button look="quiet" className="rounded-none max-sm:px-2" isBusy={isBusy} onClick={onRetry}>
          <RotateCw className="size-5 shrink-0" aria-hidden="true" />
          <span>
            {articlesTexts.retry} <span className="sr-only">{texts.previewOf(article.title)}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
