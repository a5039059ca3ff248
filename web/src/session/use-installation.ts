import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { settingsEndpoint } from '@caretrail/contract/operations/endpoints';
import { useEffect, useState } from 'react';
import { request } from '../lib/http.ts';

export type Installation = AnswerOf<typeof settingsEndpoint>;

let asked: Promise<Installation> | undefined;

/** Asked for once; a failure is forgotten, so that the next screen asks again. */
function askOnce(): Promise<Installation> {
  asked ??= request(settingsEndpoint).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

let isAnswered = false;

/** Whether what the screens add for this installation is there, or will not come: before, all below it would move. */
export function useIsInstallationAnswered(): boolean {
  const [isKnown, setKnown] = useState(isAnswered);
  useEffect(() => {
    let isGone = false;
    const onAnswer = (): void => {
      isAnswered = true;
      if (!isGone) setKnown(true);
    };
    askOnce().then(onAnswer, onAnswer);
    return () => {
      isGone = true;
    };
  }, []);
  return isKnown;
}

/** What this installation offers, or null until it is known: no screen may wait for it. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    let isGone = false;
    askOnce().then(
      (answer) => {
        if (!isGone) setInstallation(answer);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return installation;
}
