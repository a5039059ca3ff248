import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { PageBoundary } from '../../shell/page-boundary.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { CardEditPage, CardPrintPage, CardSection } from '../emergency-card/public.ts';
import { RemindersSection } from '../reminders/public.ts';
import { findSettings } from './find-setting.ts';
import { SectionNav } from './section-nav.tsx';
import {
  cardEditPlace,
  cardPrintPlace,
  isOwnScreen,
  type Place,
  placeHref,
  placeIn,
  type Section,
  summaryPlace,
  useSections,
  useViewer,
  type Viewer,
} from './sections.ts';
import { sectionTexts, settingsTexts } from './texts.ts';

/** Finds a setting by its words. The results are part of the page; choosing one clears the search. */
function SettingSearch({ viewer }: { readonly viewer: Viewer }) {
  const [typed, setTyped] = useState('');
  const found = findSettings(typed, viewer);
  const isAsked = typed.trim() !== '';
  return (
    <div role="search">
      <SearchInput
        label={settingsTexts.find}
        placeholder={settingsTexts.find}
        value={typed}
        onChange={setTyped}
        hasIcon
      />
      <p role="status" className={isAsked ? 'mt-2 text-ink-soft' : 'sr-only'}>
        {isAsked &&
          (found.length === 0
            ? settingsTexts.nothingFound
            : settingsTexts.found({ count: found.length }))}
      </p>
      {found.length > 0 && (
        <ul className="mt-1 divide-y divide-rule rounded-control border border-edge bg-sheet">
          {found.map(({ name, where, href }) => (
            <li key={`${where} ${name}`}>
              <Link
                to={href}
                className="flex min-h-target flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-action-tint"
                onClick={() => setTyped('')}
              >
                <span className="font-semibold text-action underline underline-offset-4">
                  {name}
                </span>
                <span className="text-ink-soft">{where}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type SectionFrameProps = {
  readonly section: Section;
  /** It was asked for; else it only stands beside the list. */
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** One section: its name takes the focus when it opens, and so is read out. */
function SectionFrame({ section, isChosen, children }: SectionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    // A page that was just loaded is read by the browser itself; what the search found takes the focus below.
    if (!isChosen || way.current === 'POP') return;
    if (location.hash === '') heading.current?.focus({ preventScroll: true });
    if (matchMedia('(width < 64rem)').matches) scrollTo(0, 0);
  }, [isChosen]);
  return (
    <>
      <div className="lg:hidden">
        <BackLink to={hrefOf('settings')}>{settingsTexts.all}</BackLink>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-5 text-h2 outline-none max-lg:mt-2 max-lg:text-h1"
      >
        {sectionTexts[section].name}
      </h2>
      <div data-keeps-bar>{children}</div>
    </>
  );
}

const CardPlace = () => (
  <CardSection editHref={placeHref(cardEditPlace)} printHref={placeHref(cardPrintPlace)} />
);
const CardPrintPlace = () => <CardPrintPage backHref={placeHref('card')} />;
const CardEditPlace = () => (
  <CardEditPage
    backHref={placeHref('card')}
    youHref={placeHref('you')}
    clinicalHref={placeHref('clinical')}
  />
);

/** Each in its own chunk: few users open more than one. */
const pages: Record<Place, ComponentType> = {
  you: lazyPage(() => import('./you-section.tsx').then((m) => m.YouSection)),
  clinical: lazyPage(() => import('./clinical-section.tsx').then((m) => m.ClinicalSection)),
  card: CardPlace,
  circle: lazyPage(() => import('./circle/circle-section.tsx').then((m) => m.CircleSection)),
  reminders: RemindersSection,
  comfort: lazyPage(() => import('./comfort-section.tsx').then((m) => m.ComfortSection)),
  security: lazyPage(() =>
    import('./security/security-section.tsx').then((m) => m.SecuritySection),
  ),
  data: lazyPage(() => import('./data/data-section.tsx').then((m) => m.DataSection)),
  privacy: lazyPage(() => import('./privacy/privacy-section.tsx').then((m) => m.PrivacySection)),
  [summaryPlace]: lazyPage(() => import('./data/summary-page.tsx').then((m) => m.SummaryPage)),
  [cardPrintPlace]: CardPrintPlace,
  [cardEditPlace]: CardEditPlace,
};

/** /settings: a list of sections; on a narrow screen one at a time. */
export function SettingsPage() {
  const { search } = useLocation();
  const viewer = useViewer();
  const sections = useSections(viewer);
  const [first = 'you'] = sections;
  // One section needs no list of sections.
  const isOnly = sections.length === 1;
  const asked = placeIn(search, viewer);
  const isOffered = isOwnScreen(asked) || (asked !== null && sections.includes(asked));
  const place = isOffered ? asked : isOnly ? first : null;
  useDocumentTitle(titleOf(place));
  if (isOwnScreen(place)) return <Shown place={place} />;
  const section: Section = place ?? first;
  return (
    <>
      {/* A section stands for itself on a narrow screen; the name of the screen is still read out. */}
      <div className={place === null ? '' : 'max-lg:sr-only'}>
        <PageHeader route="settings" />
      </div>
      <div
        className={`mt-5 mb-7 max-w-[26rem] low:mt-3 low:mb-4 simple:hidden ${place === null ? '' : 'max-lg:hidden'}`}
      >
        {viewer !== 'other' && <SettingSearch viewer={viewer} />}
      </div>
      <ContentArea>
        <div className="items-start gap-x-10 lg:grid lg:grid-cols-[14rem_minmax(0,46rem)]">
          <div className={place === null ? '' : 'max-lg:hidden'}>
            {!isOnly && (
              <SectionNav sections={sections} current={section} isChosen={place !== null} />
            )}
          </div>
          <div className={place === null ? 'max-lg:hidden' : ''}>
            <SectionFrame key={section} section={section} isChosen={place !== null}>
              <Shown place={section} />
            </SectionFrame>
          </div>
        </div>
      </ContentArea>
    </>
  );
}

function titleOf(place: Place | null): string {
  const { title } = routes.settings;
  if (place === null) return title;
  const section = isOwnScreen(place) ? (place === summaryPlace ? 'data' : 'card') : place;
  return `${title}: ${sectionTexts[section].name}`;
}

function Shown({ place }: { readonly place: Place }) {
  const Page = pages[place];
  return (
    <PageBoundary href={place} isPart={!isOwnScreen(place)}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}
