import { hrefOf, type RouteName, routeOf } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { createContext, use, useState } from 'react';
import { type Screen as Opener, screenBefore } from '../../lib/last-screen.ts';
import { wayBack } from '../../lib/way-back.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { type Screen, useScreenHref } from './screen.tsx';
import { texts } from './texts.ts';

/** The screens that lead to a place, and the words of the way back. */
const words: Partial<Record<RouteName, string>> = messages('locations/origin', {
  timelines: 'Back to the event',
  /** “Today” is the name of the dashboard in the bar of a phone. */
  dashboard: 'Back to Today',
});

export const OriginPlace = createContext<Opener | null>(null);

const wordsOf = ({ pathname }: Opener): string | undefined => {
  const route = routeOf(pathname);
  return route === undefined ? undefined : words[route];
};

/** The screen from which a place was opened, until the list of places is shown. */
export function useOrigin({ at }: Screen): Opener | null {
  const [origin, setOrigin] = useState<Opener | null>(() => {
    const from = screenBefore(hrefOf('locations'));
    return at === 'place' && from !== undefined && wordsOf(from) !== undefined ? from : null;
  });
  if (at === 'places' && origin !== null) setOrigin(null);
  return origin;
}

/** Back to where the user came from: from an appointment, to the appointment. */
export function BackToOrigin() {
  const placesHref = useScreenHref()({ at: 'places' });
  const origin = use(OriginPlace);
  if (origin === null) return <BackLink to={placesHref}>{texts.back}</BackLink>;
  return (
    <BackLink to={origin.href} state={wayBack}>
      {wordsOf(origin) ?? texts.back}
    </BackLink>
  );
}
