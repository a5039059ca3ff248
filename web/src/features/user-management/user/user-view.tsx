import { routes } from '@caretrail/contract/access/routes';
import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import { fullName } from '@caretrail/contract/users/rules';
import type { AccountEvent, UserDetail } from '@caretrail/contract/users/schema';
import { type ReactNode, useId } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useWayBack } from '../list-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { statusMeans } from '../texts.ts';
import { accountFacts, type Reader, signInFacts } from './facts-of.ts';
import { userTexts as texts } from './texts.ts';
import { UserActions } from './user-actions.tsx';

type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values, beside each other where there is room. */
const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="divide-y divide-rule border-y border-rule">
    {facts.map(({ name, value }) => (
      <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

type DevicesProps = { readonly sessions: UserDetail['sessions']; readonly reader: Reader };

function Devices({ sessions, reader: { nowMs, zone } }: DevicesProps) {
  if (sessions.length === 0) return <p>{texts.noDevices}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {sessions.map(({ device, signed_in_at, last_seen_at }) => (
        <li key={signed_in_at} className="py-2.5">
          <p className="font-semibold">{device ?? texts.unknownDevice}</p>
          <p className="text-ink-soft">
            {texts.lastSeen({ when: formatMoment(last_seen_at, nowMs, zone, 'within') })}
          </p>
          <p className="text-ink-soft">
            {texts.signedIn({ when: formatMoment(signed_in_at, nowMs, zone, 'within') })}
          </p>
        </li>
      ))}
    </ul>
  );
}

type AccountEventsProps = { readonly events: readonly AccountEvent[]; readonly reader: Reader };

/** The newest first, as sentences. */
function AccountEvents({ events, reader: { nowMs, zone } }: AccountEventsProps) {
  if (events.length === 0) return <p>{texts.noEvents}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {events.map((event) => (
        <li key={event.id} className="py-2.5">
          <p>
            <span className={event.outcome === 'refused' ? 'font-semibold text-problem' : ''}>
              {formatTrailEntry(event)}
            </span>
            {event.by === 'administrator' && <strong> {texts.byAdministrator}</strong>}
          </p>
          {event.reason !== null && (
            <p className="wrap-anywhere">{texts.reason({ reason: event.reason })}</p>
          )}
          <p className="text-ink-soft">{formatMoment(event.at, nowMs, zone)}</p>
        </li>
      ))}
    </ul>
  );
}

type SectionProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

function Section({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      {lead !== undefined && <p className="max-w-[60ch] text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

/** One account: facts, devices, events, actions. No health data. */
export function UserView({ user }: { readonly user: UserDetail }) {
  useArrival(routes.user.title);
  const back = useWayBack();
  const reader = { nowMs: useNow(), zone: ownZone() };
  return (
    <div className="max-w-[76rem] space-y-10">
      <header>
        <BackLink to={back}>{texts.back}</BackLink>
        <h1 tabIndex={-1} className="mt-2 text-h1 wrap-anywhere">
          {fullName(user) || texts.noName}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={user.status} />
          <span className="text-ink-soft">{statusMeans[user.status]}</span>
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Section heading={texts.account}>
          <Facts facts={accountFacts(user, reader)} />
        </Section>
        <Section heading={texts.signingIn}>
          <Facts facts={signInFacts(user, reader)} />
        </Section>
      </div>
      <Section heading={texts.actions} lead={texts.actionsLead}>
        <UserActions user={user} />
      </Section>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Section heading={texts.devices} lead={texts.devicesLead}>
          <Devices sessions={user.sessions} reader={reader} />
        </Section>
        <Section heading={texts.events} lead={texts.eventsLead}>
          <AccountEvents events={user.events} reader={reader} />
        </Section>
      </div>
    </div>
  );
}
