import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { inSight } from '../../../data/api.ts';
import { successorApi } from '../../../data/successor.ts';
import { restTaps } from '../../../lib/rest-taps.ts';
import { placeHref, placeIn } from '../sections.ts';
import { Asked, Refused, type Request, runningOf } from './asked.tsx';
import { askedTexts as texts } from './take-over-texts.ts';

/** Above every screen of the own record while someone asks to take it over; the care circle says it itself. */
export function TakeOverNotice() {
  const { pathname, search, key } = useLocation();
  const { data, isError } = successorApi.useReadSuccessorQuery(undefined, inSight);
  // Until the next screen.
  const [refused, setRefused] = useState<Request | null>(null);
  const [screen, setScreen] = useState(key);
  if (screen !== key) {
    setScreen(key);
    setRefused(null);
  }
  const place = useRef<HTMLDivElement>(null);
  const isThere = pathname === hrefOf('settings') && placeIn(search, 'patient') === 'circle';
  const request = data === undefined ? null : runningOf(data);
  const isRunning = data === undefined ? isError : request !== null;
  const isAsking = isRunning && !isThere;
  // It moves the screen down: a tap that was on its way would hit something else.
  useEffect(() => {
    const main = place.current?.closest('main') ?? null;
    if (isAsking && main !== null) restTaps(main);
  }, [isAsking]);
  return (
    <div ref={place}>
      {isAsking && (
        <Asked request={request} onRefused={setRefused}>
          <Link
            to={placeHref('circle', 'successor')}
            className="inline-flex min-h-target items-center font-semibold text-action underline underline-offset-4"
          >
            {texts.more}
          </Link>
        </Asked>
      )}
      {!isRunning && refused !== null && (
        <div className="mb-6">
          <Refused request={refused} />
        </div>
      )}
    </div>
  );
}
