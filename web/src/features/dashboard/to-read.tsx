import { hrefOf } from '@caretrail/contract/access/routes';
import { sourceLabel } from '@caretrail/contract/articles/card';
import { articleHref } from '@caretrail/contract/articles/links';
import type { Article } from '@caretrail/contract/articles/schema';
import { articleDate } from '@caretrail/contract/dates';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { articleTexts } from './below-texts.ts';

/** The newest articles for the user's tags. */
export const ToRead = ({ articles }: { readonly articles: readonly Article[] }) => (
  <Card
    heading={articleTexts.heading}
    end={
      <Link to={hrefOf('articles')} className="link">
        {articleTexts.all}
      </Link>
    }
  >
    {articles.length === 0 && <p>{articleTexts.none}</p>}
    <ul>
      {articles.map(({ id, url, title, source, published_date }) => {
        const href = articleHref(url);
        const facts = [sourceLabel(source), articleDate(published_date)].filter(Boolean);
        return (
          <li key={id} className="border-t border-rule py-3 first:border-t-0">
            {href === null ? (
              <p className="font-semibold wrap-anywhere">{title}</p>
            ) : (
              <NewTabLink href={href} className="link block min-h-target py-2.5 wrap-anywhere">
                {title}
              </NewTabLink>
            )}
            <p className="text-small wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  </Card>
);
