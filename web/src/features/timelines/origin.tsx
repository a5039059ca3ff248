import { hrefOf, type RouteName, routeOf } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router';
import { type Screen, screenBefore } from '../../lib/last-screen.ts';
import { isWayBack } from '../../lib/way-back.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PlaceLink } from './place-links.tsx';
import { timelinesTexts } from './texts.ts';
import type { Place } from './view-route.ts';

const texts = messages('timelines/origin', {
  /** “Today” is the name of the dashboard in the bar of a phone. */
  today: 'Back to Today',
  other: 'Back',
});

export const OriginPlace = createContext<Screen | null>(null);

/** Not a screen before the sign-in. */
const inApp: ReadonlySet<RouteName | undefined> = new Set([
  'dashboard',
  'treatments',
  'treatment',
  'locations',
  'medication',
  'filesDocuments',
  'articles',
  'settings',
]);

/** The screen from which an event or its form was opened, until the list of events is shown. */
export function useOrigin({ at }: Place): Screen | null {
  const isBack = isWayBack(useLocation().state);
  const [origin, setOrigin] = useState<Screen | null>(() => {
    const from = screenBefore(hrefOf('timelines'));
    // Its link back would only lead there and back again.
    if (isBack) return null;
    return at !== 'events' && from !== undefined && inApp.has(routeOf(from.pathname)) ? from : null;
  });
  if (at === 'events' && origin !== null) setOrigin(null);
  return origin;
}

/** Back to where the user came from. */
export function BackToOrigin() {
  const origin = use(OriginPlace);
  if (origin === null) return <PlaceLink place={{ at: 'events' }}>{timelinesTexts.back}</PlaceLink>;
  return (
    <BackLink to={origin.href}>
      {origin.pathname === hrefOf('dashboard') ? texts.today : texts.other}
    </BackLink>
  );
}
