import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { useEffect, useRef } from 'react';
import { writeCookieChoice } from '../../lib/cookie-choice.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useListeners } from '../../lib/use-listeners.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { closeCookiePreferences, type CookieView } from '../../shell/cookie-view.ts';
import { Banner } from './banner.tsx';
import { cookieChoiceMade } from './choice.ts';
import { Preferences } from './preferences.tsx';
import { useRoomBelow } from './use-room-below.ts';

export type PanelProps = { readonly view: Exclude<CookieView, 'none'> };

/** §2.8 §4.5: over the page, which stays in reach; a choice closes it. */
export function Panel({ view }: PanelProps) {
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLElement>(null);
  const giveBack = useFocusBack(panel);
  useRoomBelow(panel);
  useListeners(panel, {
    keydown: ({ key }) => {
      if (key === 'Escape' && view === 'preferences') closeCookiePreferences();
    },
  });

  // What somebody asked for gets the focus; the banner came by itself and waits.
  const viewBefore = useRef<CookieView>('banner');
  useEffect(() => {
    if (view !== viewBefore.current) {
      panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    viewBefore.current = view;
  }, [view]);
  useEffect(() => giveBack, [giveBack]);

  const onChoose = (choice: ConsentChoice): void => {
    writeCookieChoice(choice, Date.now());
    closeCookiePreferences();
    dispatch(cookieChoiceMade(choice));
  };

  return (
    <section
      ref={panel}
      aria-labelledby="cookies"
      className="fixed inset-x-0 bottom-0 z-30 ms-auto max-h-[80dvh] max-w-[600px] overflow-y-auto border border-edge bg-sheet p-4 shadow-sheet max-sm:border-x-0 max-sm:border-b-0 sm:end-4 sm:bottom-4 sm:rounded-sheet sm:p-6 sm:pb-5"
    >
      {view === 'banner' ? (
        <Banner onChoose={onChoose} />
      ) : (
        <Preferences onChoose={onChoose} onBack={closeCookiePreferences} />
      )}
    </section>
  );
}
