import { hrefOf } from '@caretrail/contract/access/routes';
import type { PushAct } from '@caretrail/contract/push/schema';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SentAct } from '../../../lib/push/flush-acts.ts';
import type { KeptAct } from '../../../lib/push/push-store.ts';
import {
  answerDoses,
  askDoses,
  type AskedDose,
  isOfOther,
  isUnsentHere,
  type OneTap,
  readOneTap,
} from '../../../session/one-tap.ts';
import { oneTapTexts as texts } from './texts.ts';

type Said = { readonly sentence: string; readonly isFine: boolean };

export type OneTapView =
  | { readonly at: 'none' | 'loading' }
  | {
      readonly at: 'asking';
      readonly doses: readonly AskedDose[];
      /** The tokens of those that can be answered. */
      readonly open: readonly string[];
      readonly busyWith: PushAct | null;
    }
  /** Something waits in the app, perhaps this dose: nothing is recorded here. */
  | { readonly at: 'unsent'; readonly wasPressed: boolean }
  | {
      readonly at: 'answered';
      readonly said: readonly Said[];
      /** What is not sent: kept on this device, or not even that. */
      readonly waiting: 'kept' | 'lost' | null;
      readonly isRetrying: boolean;
    };

/** Not `already_recorded`: whoever presses “Taken” after someone else did may have taken it a second time. */
const fine = new Set(['recorded', 'later']);

/** Each sentence once: several doses of one time are answered alike. */
export function saidOf(sent: readonly SentAct[]): readonly Said[] {
  const said = sent.flatMap(({ result }): Said[] => {
    if (result.kind === 'waiting') return [];
    const isFine = result.kind === 'answered' && fine.has(result.outcome);
    return [{ sentence: result.sentence ?? texts.refused, isFine }];
  });
  return [...new Map(said.map((each) => [each.sentence, each])).values()];
}

const isOpen = ({ state }: AskedDose): boolean => state === null || state.state === 'open';

/** The reminder of the address, which is taken out of it at once, and how to answer it. */
export function useOneTap() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState<OneTap | null>(() => readOneTap(hash));
  const [view, setView] = useState<OneTapView>({ at: given === null ? 'none' : 'loading' });
  const pressed = useRef<readonly KeptAct[]>([]);

  // Before anything is drawn: the token stays out of the history, and of what the person may copy.
  useLayoutEffect(() => {
    if (hash === '') return;
    // Another reminder was opened in this window.
    const next = readOneTap(hash);
    if (next !== null) setGiven(next);
    void navigate(hrefOf('reminder'), { replace: true });
  }, [hash, navigate]);

  /** The reminder that is shown. What is learned of another one comes too late. */
  const begun = useRef<OneTap>(null);

  const send = useCallback(async (about = begun.current): Promise<void> => {
    const { sent, isKept } = await answerDoses(pressed.current);
    if (begun.current !== about) return;
    const isWaiting = sent.some(({ result }) => result.kind === 'waiting');
    setView({
      at: 'answered',
      said: saidOf(sent),
      waiting: isWaiting ? (isKept ? 'kept' : 'lost') : null,
      isRetrying: false,
    });
  }, []);

  const answer = useCallback(
    async (tokens: readonly string[], act: PushAct): Promise<void> => {
      const about = begun.current;
      const at = new Date().toISOString();
      if (await isUnsentHere()) return setView({ at: 'unsent', wasPressed: true });
      pressed.current = tokens.map((token) => ({ token, act, at }));
      return send(about);
    },
    [send],
  );

  const [isOther, setOther] = useState(false);
  useEffect(() => {
    // React may run an effect twice.
    if (given === null || begun.current === given) return;
    begun.current = given;
    setView({ at: 'loading' });
    setOther(false);
    const asking = askDoses(given.tokens);
    const isShown = (): boolean => begun.current === given;
    void asking.then((doses) => isShown() && setOther(isOfOther(doses)));
    if (given.act !== null) return void answer(given.tokens, given.act);
    void Promise.all([asking, isUnsentHere()]).then(([doses, isUnsent]) => {
      if (!isShown()) return;
      setView(
        isUnsent
          ? { at: 'unsent', wasPressed: false }
          : {
              at: 'asking',
              doses,
              open: doses.filter(isOpen).map(({ token }) => token),
              busyWith: null,
            },
      );
    });
  }, [given, answer]);

  const onRetry = (): void => {
    if (view.at !== 'answered' || view.isRetrying) return;
    setView({ ...view, isRetrying: true });
    void send();
  };
  const onOnline = useEffectEvent(() => {
    if (view.at === 'answered' && view.waiting !== null) onRetry();
  });
  useEffect(() => {
    const listen = (): void => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);

  const onAnswer = (act: PushAct): void => {
    if (view.at !== 'asking' || view.busyWith !== null) return;
    setView({ ...view, busyWith: act });
    void answer(view.open, act);
  };
  return { view, isOther, onAnswer, onRetry };
}
