import type { DashboardCheckIn } from '@caretrail/contract/dashboard/schema';
import { Link } from 'react-router';
import { useDeviceState } from '../../data/device/state.ts';
import { useCan, useCanChange } from '../../session/chosen-record.ts';
import { newCheckIn } from '../../shell/capture/capture-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { LineHead, LineItem } from './line-item.tsx';
import { checkInTexts, lineTexts } from './texts.ts';

type CheckInItemProps = {
  readonly checkIn: DashboardCheckIn | null;
  /** The day of the line. */
  readonly day: string;
};

/** The check-in on the line of the day, for those who have switched it on. A day without one is a day like any other. */
export function CheckInItem({ checkIn, day }: CheckInItemProps) {
  const { waiting } = useDeviceState();
  const can = useCan();
  const canChange = useCanChange();
  // A copy from before an update knows nothing of it.
  if (!checkIn?.is_on) return null;
  const stored = checkIn.latest?.day === day ? checkIn.latest : null;
  const isWaiting = waiting.some(({ thing }) => thing === `check-in ${day}`);
  const isAllowed = stored === null ? can('add', 'diary') : canChange('diary', stored);
  if (stored === null && !isAllowed) return null;
  const isDone = stored !== null || isWaiting;
  return (
    <LineItem>
      <LineHead badges={isWaiting && <Badge>{lineTexts.notSent}</Badge>}>
        {isAllowed ? (
          <Link to={newCheckIn.to} className="link -my-1.5">
            {isDone ? checkInTexts.done : checkInTexts.open}
          </Link>
        ) : (
          checkInTexts.done
        )}
      </LineHead>
    </LineItem>
  );
}
