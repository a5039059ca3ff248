import { newEntryHref } from '@caretrail/contract/access/record-href';
import { routes } from '@caretrail/contract/access/routes';
import { withCapital } from '@caretrail/contract/i18n/format';
import { useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { useRecordZone } from '../../../data/zone.ts';
import { begunIn } from '../../../lib/begun-state.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { BackToOrigin } from '../origin.tsx';
import { KnownSymptom } from './known-symptom.tsx';
import { symptomPageTexts as texts } from './texts.ts';
import { useSaveSymptom } from './use-save-symptom.ts';

function nameIn(state: unknown): string | null {
  const begun = begunIn(state);
  return typeof begun === 'object' &&
    begun !== null &&
    'symptom' in begun &&
    typeof begun.symptom === 'string'
    ? begun.symptom
    : null;
}

function SavedSymptom({ name }: { readonly name: string }) {
  const { state, time, onSave } = useSaveSymptom(name, useRecordZone());
  useArrival(routes.timelines.title);
  return (
    <div className="max-w-[46rem] space-y-6">
      <BackToOrigin />
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {withCapital(name)}
      </h1>
      {state.status === 'saving' && <p className="text-lead font-semibold">{texts.saving}</p>}
      {/* A toast announces it; here it stays. */}
      {state.status === 'saved' && (
        <p className="text-lead">
          <strong className="font-semibold">{texts.saved}</strong> · {texts.at({ time })}
        </p>
      )}
      {state.status === 'waiting' && (
        <>
          <p className="text-lead font-semibold">{texts.waiting}</p>
          <p>{texts.at({ time })}</p>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Alert>{state.text}</Alert>
          <Button onClick={onSave}>{texts.again}</Button>
        </>
      )}
      {state.status === 'saved' && <KnownSymptom event={state.event} />}
    </div>
  );
}

/**
 * One of the person’s own symptoms, recorded with the tap that has opened this screen. Opened in any other way (Back, a
 * reload) it records nothing: there is the form.
 */
export function SymptomPage() {
  const { state } = useLocation();
  const way = useNavigationType();
  const [name] = useState(() => (way === 'PUSH' ? nameIn(state) : null));
  return name === null ? (
    <Navigate to={newEntryHref('symptom')} replace />
  ) : (
    <SavedSymptom name={name} />
  );
}
