import { useState } from 'react';
import { articlesApi } from '../../data/articles.ts';
import { loadedOf } from '../../data/request-state.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { outlookTexts as texts } from './texts.ts';
import type { Outlook } from './use-outlook.ts';

type OutlookBoxProps = { readonly isHidden: boolean; readonly hint?: string };

/** The choice itself. It is kept on the server, and so is the same on every device. */
function OutlookBox({ isHidden, hint }: OutlookBoxProps) {
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const onChoose = async (hide_outlook: boolean): Promise<void> => {
    if (sending !== null) return;
    setSending(hide_outlook);
    const choose = articlesApi.endpoints.chooseArticles.initiate({ body: { hide_outlook } });
    const { error } = await dispatch(choose);
    setFailed(error !== undefined);
    setSending(null);
  };
  return (
    <TickBox
      label={texts.hide}
      hint={hint}
      error={hasFailed ? texts.notSaved : undefined}
      checked={sending ?? isHidden}
      onChange={({ currentTarget }) => void onChoose(currentTarget.checked)}
    />
  );
}

type OutlookBarProps = {
  readonly outlook: Outlook;
  /** How many articles of this category are about outlook; null: not known yet. */
  readonly count: number | null;
  /** Shown for this visit, although the choice hides them. */
  readonly isShownNow: boolean;
  readonly onShowNow: (isShown: boolean) => void;
  readonly className: string;
};

function noteOf({ count, isShownNow }: OutlookBarProps): string {
  if (count === null) return '';
  if (count === 0) return texts.nothingHidden;
  return isShownNow ? texts.shown({ count }) : texts.hidden({ count });
}

/** Above the list: the choice, how many articles it hides, and a way to see them once. */
export function OutlookBar(props: OutlookBarProps) {
  const { outlook, count, isShownNow, onShowNow, className } = props;
  if (outlook.status === 'absent') return null;
  if (outlook.status === 'failed') {
    return <ErrorState message={texts.notLoaded} onRetry={outlook.onRetry} />;
  }
  const isHidden = outlook.status === 'known' && outlook.isHidden;
  return (
    <div className={`flex flex-wrap items-center gap-x-6 ${className}`}>
      {outlook.status === 'known' ? (
        <OutlookBox isHidden={outlook.isHidden} />
      ) : (
        // The room of the box, so that nothing moves when it comes.
        <div className="invisible" aria-hidden="true">
          <TickBox label={texts.hide} disabled />
        </div>
      )}
      <div className="flex min-h-target min-w-[min(100%,20rem)] flex-1 flex-wrap items-center gap-x-6 text-ink-soft">
        <p role="status">{isHidden && noteOf(props)}</p>
        {isHidden && count !== null && count > 0 && (
          <Button look="quiet" className="-ms-4" onClick={() => onShowNow(!isShownNow)}>
            {isShownNow ? texts.hideAgain : texts.show}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The same choice in the profile of a patient. */
export function OutlookSetting() {
  const loaded = loadedOf(articlesApi.useFindArticleChoicesQuery(), () => texts.notLoaded);
  return (
    <LoadedPart loaded={loaded}>
      {({ hide_outlook }) => <OutlookBox isHidden={hide_outlook} hint={texts.hint} />}
    </LoadedPart>
  );
}
