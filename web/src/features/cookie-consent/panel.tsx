import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { cookieTexts as texts } from '@caretrail/contract/cookie-consent/texts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { writeCookieChoice } from '../../lib/cookie-choice.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useListeners } from '../../lib/use-listeners.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import {
  closeCookiePreferences,
  type CookieView,
  openCookiePreferences,
} from '../../shell/cookie-view.ts';
import { PolicyLinks } from '../../shell/footer.tsx';
import { Button } from '../../ui/button.tsx';
import { cookieChoiceMade } from './choice.ts';

/** The panel must not hide content: the page can be scrolled past it, and focused elements stay visible. */
function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const measure = new ResizeObserver(() => {
      const room = `${element.offsetHeight + 32}px`;
      page.scrollPaddingBottom = room;
      body.paddingBottom = room;
    });
    measure.observe(element);
    return () => {
      measure.disconnect();
      page.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [panel]);
}

type PreferencesProps = {
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onBack: () => void;
};

/** §2.8 */
function Preferences({ onChoose, onBack }: PreferencesProps) {
  return (
    <>
      <Button look="quiet" className="-ms-5" onClick={onBack}>
        {texts.back}
      </Button>
      <h2 id="cookies" tabIndex={-1} data-first className="mt-1 text-h2">
        {texts.preferencesHeading}
      </h2>
      <h3 className="mt-4 text-h3">{texts.essential.heading}</h3>
      <p className="font-semibold text-fine">{texts.essential.state}</p>
      <p className="mt-1">{texts.essential.explanation}</p>
      <h3 className="mt-5 text-h3">{texts.analytics.heading}</h3>
      <p className="mt-1">{texts.analytics.explanation}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onChoose('accepted')}>
          {texts.analytics.allow}
        </Button>
        <Button look="secondary" onClick={() => onChoose('declined')}>
          {texts.analytics.decline}
        </Button>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-rule pt-3 text-small">
        <PolicyLinks />
      </ul>
    </>
  );
}

/** Three beside each other where there is the width. */
const low = 'hyphens-auto px-0.5 py-1 text-small leading-tight';

type BannerProps = { readonly onChoose: (choice: ConsentChoice) => void };

/** §2.8. Both choices look alike, so that neither is favoured. Low, so that it covers no control of the page behind. */
function Banner({ onChoose }: BannerProps) {
  return (
    <div className="mx-auto max-w-[80rem] items-center gap-6 lg:flex">
      <div className="min-w-0 flex-1">
        <h2 id="cookies" className="text-h3">
          {texts.heading}
        </h2>
        <p className="mt-1 text-small">{texts.explanation}</p>
      </div>
      <div className="@container mt-3 max-sm:mt-2 lg:mt-0 lg:basis-[34rem]">
        <div className="grid grid-cols-2 gap-2 @min-[19rem]:grid-cols-3">
          <Button look="secondary" className={low} onClick={() => onChoose('accepted')}>
            {texts.acceptAll}
          </Button>
          <Button look="secondary" className={low} onClick={() => onChoose('declined')}>
            {texts.declineNonEssential}
          </Button>
          <Button
            data-first
            look="quiet"
            className={`col-span-2 text-center @min-[19rem]:col-span-1 ${low}`}
            onClick={openCookiePreferences}
          >
            {texts.managePreferences}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** §2.8: at most 600 px wide. */
const boxClass =
  'ms-auto max-w-[600px] sm:end-4 sm:bottom-4 sm:rounded-sheet sm:border sm:p-6 sm:pb-5';

export type PanelProps = { readonly view: Exclude<CookieView, 'none'> };

/** §2.8 §4.5: over the page, which stays usable; a choice closes it. */
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

  // Focused when the user opened it; the banner appears by itself and is not focused.
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
      className={`fixed inset-x-0 bottom-0 z-30 max-h-[80dvh] overflow-y-auto border-t border-edge bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-sheet ${view === 'banner' ? '' : boxClass}`}
    >
      {view === 'banner' ? (
        <Banner onChoose={onChoose} />
      ) : (
        <Preferences onChoose={onChoose} onBack={closeCookiePreferences} />
      )}
    </section>
  );
}
