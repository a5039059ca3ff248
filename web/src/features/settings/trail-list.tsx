import type { Trail, TrailEntry } from '@caretrail/contract/account/schema';
import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import { loadedOf } from '../../data/request-state.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFocusAdded } from '../../lib/use-focus-added.ts';
import { useNow } from '../../lib/use-now.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { trailTexts as texts } from './texts.ts';

type TrailListProps = {
  /** The pages loaded so far, as the cache holds them. */
  readonly trail: Parameters<typeof loadedOf<{ readonly pages: readonly Trail[] }>>[0] & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** What is listed; read out. */
  readonly label: string;
  readonly empty: string;
  /** Names the user's own actions as their own. */
  readonly isNamingYou?: boolean;
};

type PagesProps = Omit<TrailListProps, 'empty'> & { readonly entries: readonly TrailEntry[] };

function Pages({ trail, label, isNamingYou = false, entries }: PagesProps) {
  const { error, hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError } = trail;
  const { place, onMore } = useFocusAdded<HTMLUListElement>(entries.length, 'li');
  return (
    <>
      <ul ref={place} aria-label={label} className="divide-y divide-rule border-y border-rule">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isNamingYou={isNamingYou} />
        ))}
      </ul>
      {isFetchNextPageError && <Alert>{toApiError(error).text}</Alert>}
      {hasNextPage && (
        <Button
          look="secondary"
          isBusy={isBusy}
          onClick={() => {
            onMore();
            void trail.fetchNextPage();
          }}
        >
          {isBusy ? texts.loading : texts.more}
        </Button>
      )}
    </>
  );
}

/** Entries of the log as sentences, the newest first, more on request. */
export function TrailList({ empty, ...props }: TrailListProps) {
  return (
    <LoadedPart loaded={loadedOf(props.trail)}>
      {({ pages }) => {
        const entries = pages.flatMap(({ data }) => data);
        return entries.length === 0 ? <p>{empty}</p> : <Pages {...props} entries={entries} />;
      }}
    </LoadedPart>
  );
}

/** Anyone with the password and the code can do this, so it is not named as the user's own action. */
const isSignIn = ({ action }: TrailEntry): boolean =>
  /^(sign-in|session|password|confirmed)\./.test(action);

type EntryProps = { readonly entry: TrailEntry; readonly isNamingYou: boolean };

function Entry({ entry, isNamingYou }: EntryProps) {
  const when = formatMoment(entry.at, useNow(), ownZone());
  const where = entry.device === null ? '' : ` · ${entry.device}`;
  return (
    <li className="py-2.5">
      <p>
        <span className={entry.outcome === 'refused' ? 'font-semibold text-problem' : ''}>
          {formatTrailEntry(entry)}
        </span>
        {entry.by === 'administrator' && <strong> {texts.byAdministrator}</strong>}
        {entry.by === 'helper' && <strong> {texts.byHelper}</strong>}
        {entry.by === 'you' && isNamingYou && !isSignIn(entry) && ` ${texts.byYou}`}
      </p>
      <p className="text-ink-soft">{`${when}${where}`}</p>
    </li>
  );
}
