import { hrefOf } from '@caretrail/contract/access/routes';
import { type Consent, type ConsentKind, consentKinds } from '@caretrail/contract/terms/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { consentsApi } from '../../../data/consents.ts';
import { longDate } from '../../../lib/long-date.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { formatDay } from '../../../lib/moment-words.ts';
import { privacyTexts as texts } from './texts.ts';

type Saving =
  | { readonly status: 'idle' | 'succeeded' }
  /** The tick stands as it was set while it is on its way. */
  | { readonly status: 'loading'; readonly wanted: boolean }
  | { readonly status: 'failed'; readonly text: string };

/** The last word on each, with its date. Newest first, so the first of a kind is it. */
export function Consents({ consents }: { readonly consents: readonly Consent[] }) {
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
        {consentKinds.map((kind) => (
          <div key={kind}>
            <dt className="font-semibold">{texts.kinds[kind]}</dt>
            <dd className="text-ink-soft">{saidOf(last(kind))}</dd>
          </div>
        ))}
      </dl>
      {saving.status === 'failed' && <Alert>{saving.text}</Alert>}
      <TickBox
        label={texts.research}
        hint={texts.researchHint}
        checked={
          saving.status === 'loading' ? saving.wanted : last('research-contact')?.accepted === true
        }
        onChange={({ currentTarget: { checked } }) => {
          if (saving.status !== 'loading') void onResearch(checked);
        }}
      />
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
  return consent.accepted ? texts.yes(day, longDate(consent.version)) : texts.no(day);
}
