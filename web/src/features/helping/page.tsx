import { hrefOf } from '@caretrail/contract/access/routes';
import type { HelpedRecord } from '@caretrail/contract/circle/schema';
import type { SuccessorOf } from '@caretrail/contract/circle/successor-schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { inSight } from '../../data/api.ts';
import { helpingApi, helpsOthers } from '../../data/helping.ts';
import { loadedOf } from '../../data/request-state.ts';
import { successorApi } from '../../data/successor.ts';
import { helpKnown, recordChosen, useChosenRecord, useWhere } from '../../session/chosen-record.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { loadRecordParts } from '../../shell/record/lazy-record.ts';
import { openRecordHref, ownRecord, recordAsked } from '../../shell/record/open-record-href.ts';
import { chosenFrom } from '../../shell/record/use-record-watch.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadedPart, PendingPart } from '../../ui/loaded-part.tsx';
import { useDone } from '../../ui/use-done.tsx';
import { NamedCard, PersonCard } from './person-card.tsx';
import { helpingTexts as texts } from './texts.ts';

type OpenRecordProps = { readonly asked: string; readonly helped: readonly HelpedRecord[] };

/** Opens the record that the address asks for, and then its first screen. */
function OpenRecord({ asked, helped }: OpenRecordProps) {
  const dispatch = useAppDispatch();
  const wanted = helped.find(({ patient_id }) => patient_id === asked);
  const [isReady, setReady] = useState(false);
  const open = useEffectEvent(() => {
    if (wanted !== undefined) dispatch(recordChosen(chosenFrom(wanted)));
  });
  useEffect(() => {
    void loadRecordParts().then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
  if (wanted === undefined) return <Alert>{texts.notFound}</Alert>;
  return null;
}

type CardsProps = {
  readonly helped: readonly HelpedRecord[];
  readonly namedFor: readonly SuccessorOf[];
  readonly onDone: (words: string) => void;
};

/** Someone whose last day is over sees nothing of a record, and can still be named for it. */
const Cards = ({ helped, namedFor, onDone }: CardsProps) => (
  <ul className="grid gap-5 xl:grid-cols-2">
    {helped.map((person) => (
      <li key={person.id}>
        <PersonCard
          person={person}
          of={namedFor.find(({ patient_id }) => patient_id === person.patient_id)}
          onDone={onDone}
        />
      </li>
    ))}
    {namedFor
      .filter(({ patient_id }) => !helped.some((person) => person.patient_id === patient_id))
      .map((of) => (
        <li key={of.access_id}>
          <NamedCard of={of} onDone={onDone} />
        </li>
      ))}
  </ul>
);

function People({ helped }: { readonly helped: readonly HelpedRecord[] }) {
  const { hasRecord } = useWhere();
  const named = loadedOf(successorApi.useFindNamedForQuery(undefined, inSight));
  const { notice, onDone } = useDone();
  const namedFor = named.status === 'succeeded' ? named.data.data : [];
  const isNone = helped.length + namedFor.length === 0;
  return (
    <div className="space-y-6">
      {notice}
      {(isNone || named.status === 'failed') && <PendingPart loaded={named} />}
      {!isNone ? (
        <Cards {...{ helped, namedFor, onDone }} />
      ) : (
        named.status === 'succeeded' && <EmptyState>{texts.none}</EmptyState>
      )}
      {hasRecord && (
        <Link to={openRecordHref(ownRecord)} className={buttonClass('secondary')}>
          {texts.mine}
        </Link>
      )}
    </div>
  );
}

/** D6: the people one helps, in no one's record. Where the address names a record, it is opened. */
export function HelpingPage() {
  const asked = recordAsked(useLocation().search);
  const dispatch = useAppDispatch();
  const chosen = useChosenRecord();
  const query = helpingApi.useFindHelpedQuery(undefined, inSight);
  const isOutside = chosen === null;
  const isToLeave = !isOutside && chosen.id !== asked;
  useEffect(() => {
    if (isToLeave) dispatch(recordChosen(null));
  }, [isToLeave, dispatch]);
  useEffect(() => {
    if (query.data !== undefined) dispatch(helpKnown(helpsOthers(query.data)));
  }, [query.data, dispatch]);
  if (isToLeave) return null;
  if (asked !== null && (asked === ownRecord || chosen?.id === asked))
    return <Navigate replace to={hrefOf('dashboard')} />;
  return (
    <div className="space-y-6">
      <PageHeader route="helping" subtitle={texts.lead} />
      <LoadedPart loaded={loadedOf(query)}>
        {({ data }) => (
          <>
            {asked !== null && <OpenRecord asked={asked} helped={data} />}
            {isOutside && <People helped={data} />}
          </>
        )}
      </LoadedPart>
    </div>
  );
}
