import type { OwnSession } from '@caretrail/contract/account/schema';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountApi } from '../../../data/account.ts';
import { catchFocus } from '../../../lib/lost-focus.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../lib/format-moment.ts';
import { securityTexts as texts } from './texts.ts';

type Ending =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed' | 'succeeded'; readonly text: string };

const { endSession, endOtherSessions } = accountApi.endpoints;

/** Each device with when it was last used; any but this one can be signed out. */
export function Devices({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const dispatch = useAppDispatch();
  const [ending, setEnding] = useState<Ending>({ status: 'idle' });
  const end = async (call: () => Promise<unknown>, text: string): Promise<void> => {
    setEnding({ status: 'loading' });
    try {
      await call();
      setEnding({ status: 'succeeded', text });
    } catch (error) {
      setEnding({ status: 'failed', text: toApiError(error).text });
    }
  };
  // The button of a device goes with it.
  useEffect(() => {
    if (ending.status !== 'idle') catchFocus(document.querySelector('#devices'));
  }, [sessions, ending.status]);
  const isBusy = ending.status === 'loading';
  return (
    <>
      {ending.status === 'failed' && <Alert>{ending.text}</Alert>}
      <ul className="divide-y divide-rule border-y border-rule">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() =>
              void end(
                () => dispatch(endSession.initiate({ params: { id: session.id } })).unwrap(),
                texts.signedOut,
              )
            }
          />
        ))}
      </ul>
      <p
        role="status"
        className={ending.status === 'succeeded' ? 'font-semibold text-fine' : 'sr-only'}
      >
        {ending.status === 'succeeded' && ending.text}
      </p>
      {sessions.length > 2 && (
        <Button
          look="secondary"
          isBusy={isBusy}
          onClick={() =>
            void end(() => dispatch(endOtherSessions.initiate({})).unwrap(), texts.othersSignedOut)
          }
        >
          {texts.signOutOthers}
        </Button>
      )}
    </>
  );
}

type DeviceProps = {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function Device({ session, isBusy, onEnd }: DeviceProps) {
  const nowMs = useNow();
  const when = (instant: string): string => formatMoment(instant, nowMs, ownZone(), 'within');
  const name = session.device ?? texts.unknownDevice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone
        className="size-6 shrink-0 text-ink-soft max-sm:hidden"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.is_this && <Badge tone="action">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-ink-soft">{texts.lastSeen({ when: when(session.last_seen_at) })}</p>
        <p className="text-ink-soft">{texts.signedIn({ when: when(session.signed_in_at) })}</p>
      </div>
      {!session.is_this && (
        <Button look="secondary" isBusy={isBusy} onClick={onEnd}>
          {texts.signOut}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
