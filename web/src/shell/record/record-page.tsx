import { hrefOf, routeOf } from '@caretrail/contract/access/routes';
import { decideRecordScreen } from '@caretrail/contract/circle/record-screens';
import { Link, Outlet, useLocation } from 'react-router';
import { selectIsZoneAnswered, usePatientZone, useZoneLoading } from '../../data/zone.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { recordChosen, selectRecord, useCan, useWhere } from '../../session/chosen-record.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { buttonClass } from '../../ui/button.tsx';
import { RecordMissing } from '../record-missing.tsx';
import { ClockLine } from './clock-line.tsx';
import { isFormClosed } from './form-rights.ts';
import { closedTexts as texts } from './texts.ts';
import { useRecordWatch } from './use-record-watch.ts';

/** The access has ended: nothing of the record is left but whose it was. */
function EndedPage({ name }: { readonly name: string }) {
  const dispatch = useAppDispatch();
  const { hasRecord } = useWhere();
  useArrival(texts.endedHeading);
  return (
    <div className="space-y-5">
      <h1 tabIndex={-1} className="text-h1">
        {texts.endedHeading}
      </h1>
      <p role="status" className="max-w-[34rem] text-lead">
        {texts.ended({ name })}
      </p>
      <Link
        to={hrefOf(hasRecord ? 'dashboard' : 'helping')}
        className={buttonClass()}
        onClick={() => dispatch(recordChosen(null))}
      >
        {hasRecord ? texts.endedMine : texts.endedPeople}
      </Link>
    </div>
  );
}

/** Above each screen: all of it is on their clock. */
function TheirClock({ name }: { readonly name: string }) {
  useZoneLoading();
  const zone = usePatientZone();
  const isKnown = useAppSelector(selectIsZoneAnswered);
  return (
    <div className="mb-4 empty:hidden print:hidden">
      {isKnown && <ClockLine name={name} zone={zone} />}
    </div>
  );
}

/** The screens within someone else's record: one about an area that is not shared says so. */
function OpenPage({ name }: { readonly name: string }) {
  const where = useWhere();
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  const can = useCan();
  useRecordWatch();
  const isClosed = route !== undefined && decideRecordScreen(route, where) === 'closed';
  const isNoForm = route !== undefined && isFormClosed(route, search, can);
  if (!isClosed && !isNoForm)
    return (
      <>
        <TheirClock name={name} />
        <Outlet />
      </>
    );
  const words = isClosed
    ? { heading: texts.heading, body: texts.body({ name }) }
    : { heading: texts.formHeading, body: texts.formBody({ name }) };
  return (
    <RecordMissing {...words}>
      <Link to={hrefOf('dashboard')} className={buttonClass('secondary')}>
        {texts.back({ name })}
      </Link>
    </RecordMissing>
  );
}

export function RecordPage() {
  const { chosen, ended } = useAppSelector(selectRecord);
  if (ended !== null) return <EndedPage name={ended} />;
  return chosen === null ? <Outlet /> : <OpenPage name={chosen.name} />;
}
