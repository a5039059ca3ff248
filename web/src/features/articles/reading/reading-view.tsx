import { articlesTexts } from '@caretrail/contract/articles/texts';
import { initialView } from '@caretrail/contract/articles/feed-view';
import { hrefOf } from '@caretrail/contract/access/routes';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useArrival } from '../../../lib/use-arrival.ts';
import { RecordMissing } from '../../../shell/record-missing.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import type { Feed } from '../use-feed.ts';
import { isFromList, writeView } from '../view-address.ts';
import { Summary } from './summary.tsx';
import { readingTexts as texts } from './texts.ts';

/** Back to the list as it was, where it is one step back; otherwise to the beginning of its category. */
function BackToList({ tag }: { readonly tag: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { search, hash } = writeView({ ...initialView, tag });
  const onClick = (event: MouseEvent): void => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="print:hidden">
      <Link
        to={`${hrefOf('articles')}${search}${hash}`}
        onClick={onClick}
        className="link inline-flex! items-center gap-2"
      >
        <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
    </p>
  );
}

/** Asked before an article that the reader does not want to come across, for example by an old address. */
function AskFirst({ children }: { readonly children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? children : <Question onRead={() => setWanted(true)} />;
}

function Question({ onRead }: { readonly onRead: () => void }) {
  useArrival(texts.about);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.about}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.aboutBody}</p>
      <Button look="secondary" onClick={onRead}>
        {texts.readAnyway}
      </Button>
    </div>
  );
}

type ReadingViewProps = {
  readonly id: string;
  readonly tag: string;
  readonly feed: Feed;
  readonly isOutlookHidden: boolean;
  readonly onReload: () => void;
};

/** The summary of one article, on a page of its own within /articles. */
export function ReadingView({ id, tag, feed, isOutlookHidden, onReload }: ReadingViewProps) {
  const found = useMemo(
    () => feed.index.find(({ article }) => article.id === id),
    [feed.index, id],
  );
  const content = (): ReactNode => {
    if (found !== undefined) {
      const summary = <Summary article={found.article} />;
      return isOutlookHidden && found.isAboutOutlook ? <AskFirst>{summary}</AskFirst> : summary;
    }
    if (feed.status === 'loading') return <RowsLoading label={texts.loading} />;
    if (feed.error !== null) {
      const message = articlesTexts.error({ message: feed.error });
      return <ErrorState message={message} onRetry={onReload} />;
    }
    return (
      <RecordMissing heading={texts.missing} body={texts.missingBody}>
        {null}
      </RecordMissing>
    );
  };
  return (
    <div className="space-y-6">
      <BackToList tag={tag} />
      {content()}
    </div>
  );
}
