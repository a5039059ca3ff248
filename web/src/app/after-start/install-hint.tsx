import { routes } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { messages } from '@caretrail/contract/i18n/messages';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { isApplePhone, isInstalled } from '../../lib/is-installed.ts';
import { narrowWindow, touchScreen, useMedia } from '../../lib/use-media.ts';
import { useSimpleMode } from '../../shell/use-simple-mode.ts';
import { Button } from '../../ui/button.tsx';
import { hintAnswered, hintSeen, type InstallWay, installWay } from './install-way.ts';

const texts = messages('app/install-hint', {
  heading: 'Put Caretrail on your phone',
  body: 'It then opens from your home screen like any other app.',
  apple: 'Tap Share in your browser, then “Add to Home Screen”.',
  install: 'Put it on this phone',
  no: 'No, thank you',
  done: 'Done',
});

/** What web/public/start.js has caught. The types of the browser do not know it. */
type Offer = { prompt(): Promise<unknown> };
const offerOf = (): Offer | null => (globalThis as { installOffer?: Offer }).installOffer ?? null;

const { installHint } = storageKeys;

/** Whether and how it may be offered, and what to do with the answer, whichever it is. */
function useWay(): { readonly way: InstallWay; readonly onAnswer: () => void } {
  const [asked, setAsked] = useState(() => readStored(installHint));
  useEffect(() => {
    if (readStored(installHint) === null) writeStored(installHint, hintSeen);
  }, []);
  const onAnswer = (): void => {
    writeStored(installHint, hintAnswered);
    setAsked(hintAnswered);
  };
  const phone = {
    isInstalled: isInstalled(),
    isApple: isApplePhone(),
    hasOffer: offerOf() !== null,
  };
  return { way: installWay(asked, phone), onAnswer };
}

/** At the end of today, on a phone, until it is answered once. */
export function InstallHint() {
  const id = useId();
  const { pathname } = useLocation();
  const isNarrow = useMedia(narrowWindow);
  const isTouched = useMedia(touchScreen);
  const isSimple = useSimpleMode();
  const { way, onAnswer } = useWay();
  const isPlace = pathname === routes.dashboard.pattern && isNarrow && isTouched && !isSimple;
  if (way === null || !isPlace) return null;
  return (
    <section aria-labelledby={id} className="mt-10 space-y-3 border-t border-rule pt-6">
      <h2 id={id} className="text-h3">
        {texts.heading}
      </h2>
      <p>{texts.body}</p>
      {way === 'apple' && <p>{texts.apple}</p>}
      <div className="flex flex-wrap gap-3">
        {way === 'offer' && (
          <Button
            look="secondary"
            onClick={() => {
              // The browser asks, and takes an offer once.
              void offerOf()?.prompt();
              onAnswer();
            }}
          >
            {texts.install}
          </Button>
        )}
        <Button look="quiet" onClick={onAnswer}>
          {way === 'apple' ? texts.done : texts.no}
        </Button>
      </div>
    </section>
  );
}
