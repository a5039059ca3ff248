import { routes } from '@caretrail/contract/access/routes';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { loadDraft } from './calls.ts';
import { FirstStep } from './first-step.tsx';
import { frameTexts as texts } from './texts.ts';
import { hasStoredProgress } from './progress.ts';

/** /preboarding: continues with the server's draft, from any device. */
export function PreboardingPage() {
  const dispatch = useAppDispatch();
  const { data, status } = useAppSelector(({ preboarding }) => preboarding);
  const [problem, setProblem] = useState('');
  const onLoad = useCallback(() => void dispatch(loadDraft(setProblem)), [dispatch]);

  // §4.1: a value with its status idle triggers a load.
  useEffect(() => {
    if (status === 'idle') onLoad();
  }, [status, onLoad]);

  return (
    <div className="mx-auto max-w-[42rem]">
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {routes.preboarding.title}
      </h1>
      {data === null && status !== 'failed' && (
        <p role="status" className="text-ink-soft">
          {hasStoredProgress() ? texts.loadingSaved : texts.loading}
        </p>
      )}
      {data === null && status === 'failed' && (
        <div className="space-y-5">
          <Alert>{problem}</Alert>
          <Button onClick={onLoad}>{texts.again}</Button>
        </div>
      )}
      {data !== null && <FirstStep draft={data} />}
    </div>
  );
}
