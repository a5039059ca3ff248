import { cardSummary, sourceLabel } from '@caretrail/contract/articles/card';
import type { DisplayMode } from '@caretrail/contract/articles/feed-view';
import { articleHref } from '@caretrail/contract/articles/links';
import type { PreviewSettings } from '@caretrail/contract/articles/preview';
import type { Article } from '@caretrail/contract/articles/schema';
import { articleDate } from '@caretrail/contract/dates';
import { memo, useRef } from 'react';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { cardLook } from './card-look.ts';
import { PreviewBox } from './preview/preview-box.tsx';

type ArticleCardProps = {
  readonly article: Article;
  readonly index: number;
  readonly mode: DisplayMode;
  readonly settings: PreviewSettings;
};

/** §2.6: preview image, source, title, short summary, date. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, index, mode, settings } = props;
  const card = useRef<HTMLElement>(null);
  const look = cardLook[mode];
  const href = articleHref(article.url);
  const date = articleDate(article.published_date);
  const summary = cardSummary(article.summary);
  return (
    <article ref={card} className={look.card}>
      <PreviewBox
        article={article}
        index={index}
        settings={settings}
        card={card}
        className={look.preview}
      />
      <p className={`flex flex-wrap gap-x-4 text-small wrap-anywhere text-ink-soft ${look.facts}`}>
        <span className="font-semibold">{sourceLabel(article.source)}</span>
        {date !== '' && <span>{date}</span>}
      </p>
      <div className={look.words}>
        <h2 className="max-w-[46rem] text-h3 wrap-anywhere">
          {href === null ? (
            article.title
          ) : (
            <NewTabLink
              href={href}
              className="inline-block py-2 text-action underline decoration-1 underline-offset-4 hover:text-action-strong hover:decoration-2"
            >
              {article.title}
            </NewTabLink>
          )}
        </h2>
        {summary !== '' && <p className="mt-1 max-w-prose wrap-anywhere">{summary}</p>}
      </div>
    </article>
  );
});
