import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type CircleAnswer,
  type CircleLink,
  press,
  readCircleLink,
  readState,
} from '../../session/circle-link.ts';

export type CircleLinkView =
  | { readonly at: 'none' | 'loading' }
  /** `answer` null: the server could not be reached. */
  | { readonly at: 'asked'; readonly answer: CircleAnswer; readonly isBusy: boolean };

/** The link of the address, which is taken out of it at once, and what is true of it. Only a press sends it. */
export function useCircleLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<CircleLink | null>(() => readCircleLink(hash));
  const [view, setView] = useState<CircleLinkView>({ at: link === null ? 'none' : 'loading' });

  // Before anything is drawn: the token stays out of the history, and of what the person may copy.
  useLayoutEffect(() => {
    if (hash === '') return;
    const next = readCircleLink(hash);
    if (next !== null) setLink(next);
    void navigate(hrefOf('circleLink'), { replace: true });
  }, [hash, navigate]);

  useEffect(() => {
    if (link === null) return undefined;
    let isOver = false;
    void readState(link).then((answer) => {
      if (!isOver) setView({ at: 'asked', answer, isBusy: false });
    });
    return () => {
      isOver = true;
    };
  }, [link]);

  const send = (by: (link: CircleLink) => Promise<CircleAnswer>): void => {
    if (link === null || view.at !== 'asked' || view.isBusy) return;
    setView({ ...view, isBusy: true });
    void by(link).then((answer) => setView({ at: 'asked', answer, isBusy: false }));
  };
  return {
    asks: link?.asks ?? null,
    view,
    onPress: () => send(press),
    onRetry: () => send(readState),
  };
}
