import { newEntryHref } from '@caretrail/contract/access/record-href';
import { messages } from '@caretrail/contract/i18n/messages';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { onStorageChange } from '../../../lib/browser-storage.ts';
import { selectOwner } from '../../../session/chosen-record.ts';
import { noticeLook } from '../../../shell/notices.tsx';
import { readClock } from './clock.ts';

const texts = messages('timelines/clock-notice', {
  running: 'The seizure clock is running.',
  open: 'Go to the clock',
});

const clockHref = newEntryHref('seizure');

/** On every other screen while a clock runs: it was left by mistake, or the app was opened again. */
export function ClockNotice() {
  const owner = useSelector(selectOwner) ?? '';
  const { pathname, search } = useLocation();
  const [, setChanges] = useState(0);
  useEffect(() => onStorageChange(() => setChanges((before) => before + 1)), []);
  if (pathname + search === clockHref || readClock(owner) === null) return null;
  return (
    <div role="status" className={noticeLook}>
      <span>{texts.running}</span>
      <Link to={clockHref} className="link font-semibold">
        {texts.open}
      </Link>
    </div>
  );
}
