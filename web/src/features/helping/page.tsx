import { hrefOf } from '@caretrail/contract/access/routes';
import type { HelpedRecord } from '@caretrail/contract/circle/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { inSight } from '../../data/api.ts';
import { helpingApi } from '../../data/helping.ts';
import { loadedOf } from '../../data/request-state.ts';
import { helpKnown, recordChosen, useChosenRecord, useWhere } from '../../session/chosen-record.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { loadRecordParts } from '../../shell/record/lazy-record.ts';
import { openRecordHref, ownRecord, recordAsked } from '../../shell/record/open-record-href.ts';
import { chosenFrom } from '../../shell/record/use-record-watch.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { PersonCard } from './person-card.tsx';
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

function People({ helped }: { readonly helped: readonly HelpedRecord[] }) {
  const { hasRecord } = useWhere();
  if (helped.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <div className="space-y-6">
      <ul className="grid gap-5 xl:grid-cols-2">
        {helped.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
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
  const helped = query.data?.data;
  const isOutside = chosen === null;
  const isToLeave = !isOutside && chosen.id !== asked;
  useEffect(() => {
    if (isToLeave) dispatch(recordChosen(null));
  }, [isToLeave, dispatch]);
  useEffect(() => {
    if (helped !== undefined) dispatch(helpKnown(helped.length > 0));
  }, [helped, dispatch]);
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
