import type { Trail, TrailEntry } from '@caretrail/contract/account/schema';
import { trailSentence } from '@caretrail/contract/account/trail-words';
import { useState } from 'react';
import { ownZone } from '../../lib/own-zone.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useNow } from '../../lib/use-now.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { momentInWords } from '../../lib/moment-words.ts';
import { trailTexts as texts } from './trail-texts.ts';

type TrailListProps = {
  readonly first: Trail;
  /** The page after a cursor. */
  readonly load: (cursor: string) => Promise<Trail>;
  /** What is listed; read out. */
  readonly label: string;
  readonly empty: string;
  /** Says of what one did oneself that it was oneself. */
  readonly isNamingYou?: boolean;
};

/** Entries of the log as sentences, the newest first, more on request. */
export function TrailList({ first, load, label, empty, isNamingYou = false }: TrailListProps) {
  const [pages, setPages] = useState<readonly Trail[]>([first]);
  const [state, setState] = useState<'idle' | 'loading' | { readonly problem: string }>('idle');
  const entries = pages.flatMap(({ data }) => data);
  const cursor = pages.at(-1)?.next_cursor;
  const onMore = async (): Promise<void> => {
    if (cursor === undefined) return;
    setState('loading');
    try {
      const next = await load(cursor);
      setPages((before) => [...before, next]);
      setState('idle');
    } catch (error) {
      setState({ problem: refusalOf(error).text });
    }
  };
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-rule border-y border-rule">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isNamingYou={isNamingYou} />
        ))}
      </ul>
      {typeof state === 'object' && <Alert>{state.problem}</Alert>}
      {cursor !== undefined && (
        <Button look="secondary" isBusy={state === 'loading'} onClick={() => void onMore()}>
          {state === 'loading' ? texts.loading : texts.more}
        </Button>
      )}
    </>
  );
}

/** Whoever has the password and the code: that it was oneself nobody can say. */
const isSignIn = ({ action }: TrailEntry): boolean =>
  /^(sign-in|session|password|confirmed)\./.test(action);

type EntryProps = { readonly entry: TrailEntry; readonly isNamingYou: boolean };

function Entry({ entry, isNamingYou }: EntryProps) {
  const when = momentInWords(entry.at, useNow(), ownZone());
  const where = entry.device === null ? '' : ` · ${entry.device}`;
  return (
    <li className="py-2.5">
      <p>
        <span className={entry.outcome === 'refused' ? 'font-semibold text-problem' : ''}>
          {trailSentence(entry)}
        </span>
        {entry.by === 'administrator' && <strong> {texts.byAdministrator}</strong>}
        {entry.by === 'you' && isNamingYou && !isSignIn(entry) && ` ${texts.byYou}`}
      </p>
      <p className="text-ink-soft">{`${when}${where}`}</p>
    </li>
  );
}
