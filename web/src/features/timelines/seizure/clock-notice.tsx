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
  unsaved: 'The time of a seizure is not saved yet.',
  open: 'Go to the clock',
});

const clockHref = newEntryHref('seizure');

/** On every other screen until its time is saved: it was left by mistake, or the app was opened again. */
export function ClockNotice() {
  const owner = useSelector(selectOwner) ?? '';
  const { pathname, search } = useLocation();
  const [, setChanges] = useState(0);
  useEffect(() => onStorageChange(() => setChanges((before) => before + 1)), []);
  const clock = readClock(owner);
  if (pathname + search === clockHref || clock === null) return null;
  return (
    <div role="status" className={noticeLook}>
      <span>{clock.lasted === null ? texts.running : texts.unsaved}</span>
      <Link to={clockHref} className="link font-semibold">
        {texts.open}
      </Link>
    </div>
  );
}
