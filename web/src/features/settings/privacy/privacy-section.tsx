import { hrefOf } from '@caretrail/contract/access/routes';
import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { type Consent, type ConsentKind, consentKinds } from '@caretrail/contract/terms/schema';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountApi } from '../../../data/account.ts';
import { consentsApi } from '../../../data/consents.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatDay } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { selectHasOwnRecord, selectUser } from '../../../session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { openCookiePreferences, useCookieChoice } from '../../../shell/cookie-view.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { Together } from '../../../ui/together.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { Part, useAnchor } from '../part.tsx';
import { settingsTexts } from '../texts.ts';
import { TrailList } from '../trail-list.tsx';
import { privacyTexts as texts } from './texts.ts';

type Saving =
  | { readonly status: 'idle' | 'succeeded' }
  /** The check box shows the new value while it is being saved. */
  | { readonly status: 'loading'; readonly wanted: boolean }
  | { readonly status: 'failed'; readonly text: string };

type ConsentsProps = { readonly consents: readonly Consent[]; readonly hasRecord: boolean };

/** Who only helps is asked about the data of others, everyone else about their own. What was said before stays in the list. */
const isAsked = (kind: ConsentKind, hasRecord: boolean): boolean =>
  kind === 'terms' || (kind === 'others-data') !== hasRecord;

/** The latest consent of each kind, with its date. Newest first, so the first of a kind counts. */
function Consents({ consents, hasRecord }: ConsentsProps) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const last = (kind: ConsentKind) => consents.find((each) => each.kind === kind);
  const onResearch = async (accepted: boolean): Promise<void> => {
    setSaving({ status: 'loading', wanted: accepted });
    try {
      const decide = consentsApi.endpoints.decideResearchContact;
      await dispatch(decide.initiate({ body: { accepted } })).unwrap();
      setSaving({ status: 'succeeded' });
    } catch (error) {
      setSaving({ status: 'failed', text: toApiError(error).text });
    }
  };
  return (
    <>
      <dl className="space-y-3">
        {consentKinds
          .filter((kind) => isAsked(kind, hasRecord) || last(kind))
          .map((kind) => (
            <div key={kind}>
              <dt className="font-semibold">{texts.kinds[kind]}</dt>
              <dd className="text-ink-soft">{saidOf(last(kind))}</dd>
            </div>
          ))}
      </dl>
      {saving.status === 'failed' && <Alert>{saving.text}</Alert>}
      {hasRecord && (
        <TickBox
          label={texts.research}
          hint={texts.researchHint}
          checked={
            saving.status === 'loading'
              ? saving.wanted
              : last('research-contact')?.accepted === true
          }
          onChange={({ currentTarget: { checked } }) => {
            if (saving.status !== 'loading') void onResearch(checked);
          }}
        />
      )}
      <p
        role="status"
        className={saving.status === 'succeeded' ? 'font-semibold text-fine' : 'sr-only'}
      >
        {saving.status === 'succeeded' && texts.researchSaved}
      </p>
      <p>
        <Link to={hrefOf('terms')} className="link">
          {texts.read}
        </Link>
      </p>
    </>
  );
}

function saidOf(consent: Consent | undefined): string {
  if (consent === undefined) return texts.never;
  const day = formatDay(consent.at, ownZone());
  return consent.accepted
    ? texts.yes({ day, version: longDate(consent.version) })
    : texts.no({ day });
}

export function PrivacySection() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  const hasRecord = useAppSelector(selectHasOwnRecord);
  const trail = accountApi.useListTrailInfiniteQuery();
  // Administrators are asked for none.
  const consents = loadedOf(consentsApi.useListConsentsQuery(isPatient ? undefined : skipToken));
  const isReady =
    loadedOf(trail).status !== 'loading' && (!isPatient || consents.status !== 'loading');
  useAnchor(isReady);
  return (
    <Together isReady={isReady} label={settingsTexts.loading}>
      {isPatient && (
        <Part id="consents" heading={texts.consents}>
          <LoadedPart loaded={consents}>
            {({ data }) => <Consents consents={data} hasRecord={hasRecord} />}
          </LoadedPart>
        </Part>
      )}
      <CookieSettings />
      <Part id="log" heading={texts.log} lead={texts.logLead}>
        <TrailList trail={trail} label={texts.log} empty={texts.logEmpty} isNamingYou />
      </Part>
      {/* Those with a record find it beside the copy of their data. */}
      {!hasRecord && <DeleteAccount />}
    </Together>
  );
}

/** §4.5: the choice can be changed later. */
function CookieSettings() {
  const choice = useCookieChoice();
  return (
    <Part id="cookie-choice" heading={texts.cookies.heading}>
      <p>{texts.cookies[choice ?? 'none']}</p>
      <Button look="secondary" onClick={openCookiePreferences}>
        {footerTexts.cookiePreferences}
      </Button>
    </Part>
  );
}
