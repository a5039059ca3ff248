import { routes } from '@caretrail/contract/access/routes';
import { sourceLabel } from '@caretrail/contract/articles/card';
import { articleKind } from '@caretrail/contract/articles/kind';
import { articleLanguage } from '@caretrail/contract/articles/language';
import { articleHref } from '@caretrail/contract/articles/links';
import { readingParagraphs } from '@caretrail/contract/articles/reading';
import type { Article } from '@caretrail/contract/articles/schema';
import { articleDate } from '@caretrail/contract/dates';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { formatLanguage } from '@caretrail/contract/i18n/format';
import { ExternalLink } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useArrival } from '../../../lib/use-arrival.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { texts as listTexts } from '../texts.ts';
import { AloudBar } from './aloud-bar.tsx';
import { aloudTexts, readingTexts as texts } from './texts.ts';
import { useReadAloud } from './use-read-aloud.ts';

type SentenceProps = { readonly text: string; readonly isRead: boolean };

/** The one that is read is marked by more than its colour, and scrolled into view. */
function Sentence({ text, isRead }: SentenceProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isRead) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isRead]);
  return (
    <span
      ref={place}
      data-read={isRead || undefined}
      className={isRead ? 'bg-action-tint underline decoration-2 underline-offset-4' : undefined}
    >
      {text}
    </span>
  );
}

/** Where the whole article is. */
function Original({ url }: Pick<Article, 'url'>) {
  const href = articleHref(url);
  if (href === null) return <p className="text-ink-soft">{texts.noAddress}</p>;
  return (
    <div className="space-y-2 border-t border-rule pt-6">
      <NewTabLink href={href} className={buttonClass('secondary')}>
        <ExternalLink className="size-5" aria-hidden="true" />
        {texts.original}
      </NewTabLink>
      <p className="wrap-anywhere text-ink-soft">
        {texts.originalNote({ site: new URL(href).host })}
      </p>
    </div>
  );
}

/** One summary in large type: in the language of the article, with its source and date. */
export function Summary({ article }: { readonly article: Article }) {
  const { title, summary, source, published_date, url } = article;
  const language = useMemo(() => articleLanguage({ title, summary }), [title, summary]);
  const paragraphs = useMemo(() => readingParagraphs(summary, language), [summary, language]);
  const sentences = useMemo(() => [title, ...paragraphs.flat()], [title, paragraphs]);
  const aloud = useReadAloud(sentences, language);
  const date = articleDate(published_date);
  const kind = articleKind(article);
  useArrival(routes.articles.title);
  /** Which sentence each paragraph begins with; the title is the first. */
  const begins = paragraphs.map((_, at) => 1 + paragraphs.slice(0, at).flat().length);
  const isRead = (at: number): boolean => aloud?.status !== 'idle' && aloud?.at === at;
  // An empty tag: the language is not known, and not that of the page.
  const lang = language ?? '';
  return (
    <article className="max-w-[40rem] space-y-6">
      <header className="space-y-3">
        <h1 tabIndex={-1} lang={lang} className="text-h1 wrap-anywhere">
          <Sentence text={title} isRead={isRead(0)} />
        </h1>
        <p className="flex flex-wrap gap-x-4 wrap-anywhere text-ink-soft">
          <span className="font-semibold">{sourceLabel(source)}</span>
          {date !== '' && <span>{date}</span>}
          {kind !== null && <span>{listTexts.labels[kind]}</span>}
        </p>
        {language !== null && language !== currentLanguage().tag && (
          <p className="text-ink-soft">
            {texts.inLanguage({ language: formatLanguage(language) })}
          </p>
        )}
      </header>
      {/* Its room is kept until it is known whether there is a voice. */}
      <div className="min-h-target">
        {aloud && <AloudBar aloud={aloud} count={sentences.length} />}
        {aloud === null && <p className="text-ink-soft">{aloudTexts.noVoice}</p>}
      </div>
      <div className="space-y-4">
        <h2 className="text-h3">{texts.summary}</h2>
        {paragraphs.length === 0 && <p className="text-lead">{texts.noSummary}</p>}
        {paragraphs.map((paragraph, at) => (
          <p key={at} lang={lang} className="text-lead leading-relaxed wrap-anywhere">
            {paragraph.map((sentence, nth) => (
              <span key={nth}>
                {nth > 0 && ' '}
                <Sentence text={sentence} isRead={isRead((begins[at] ?? 0) + nth)} />
              </span>
            ))}
          </p>
        ))}
      </div>
      <Original url={url} />
    </article>
  );
}
