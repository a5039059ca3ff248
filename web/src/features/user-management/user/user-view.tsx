import { routes } from '@caretrail/contract/access/routes';
import { fullName } from '@caretrail/contract/users/rules';
import type { UserDetail } from '@caretrail/contract/users/schema';
import { type ReactNode, useId } from 'react';
import { ownZone } from '../../../lib/own-zone.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useWayBack } from '../list-place.ts';
import { StatusBadge } from '../status-badge.tsx';
import { statusMeans } from '../texts.ts';
import { AccountEvents } from './account-events.tsx';
import { Devices } from './devices.tsx';
import { accountFacts, signInFacts } from './facts-of.ts';
import { Facts } from './facts.tsx';
import { userTexts as texts } from './texts.ts';
import { UserActions } from './user-actions.tsx';

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

/** One account: facts, devices, what happened, what can be done. Nothing of anybody's health. */
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
