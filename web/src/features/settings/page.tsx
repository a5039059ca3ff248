import { routes } from '@caretrail/contract/access/routes';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { RemindersSection } from '../reminders/public.ts';
import { SectionFrame } from './section-frame.tsx';
import { SectionNav } from './section-nav.tsx';
import { type Place, placeIn, type Section, summaryPlace } from './sections.ts';
import { SettingSearch } from './setting-search.tsx';
import { sectionTexts } from './texts.ts';

/** Each in a chunk of its own: few open more than one. */
const pages: Record<Place, LazyExoticComponent<ComponentType>> = {
  you: lazyPage(() => import('./you-section.tsx').then((m) => ({ default: m.YouSection }))),
  clinical: lazyPage(() =>
    import('./clinical-section.tsx').then((m) => ({ default: m.ClinicalSection })),
  ),
  reminders: RemindersSection,
  comfort: lazyPage(() =>
    import('./comfort-section.tsx').then((m) => ({ default: m.ComfortSection })),
  ),
  security: lazyPage(() =>
    import('./security/security-section.tsx').then((m) => ({ default: m.SecuritySection })),
  ),
  data: lazyPage(() => import('./data/data-section.tsx').then((m) => ({ default: m.DataSection }))),
  privacy: lazyPage(() =>
    import('./privacy/privacy-section.tsx').then((m) => ({ default: m.PrivacySection })),
  ),
  summary: lazyPage(() =>
    import('./data/summary-page.tsx').then((m) => ({ default: m.SummaryPage })),
  ),
};

/** /settings: a list of sections; on a narrow screen one at a time. */
export function SettingsPage() {
  const { search } = useLocation();
  const role = useAppSelector(selectUser)?.user_type ?? 'patient';
  const place = placeIn(search, role);
  useDocumentTitle(titleOf(place));
  if (place === summaryPlace) return <Shown place={place} />;
  const section: Section = place ?? 'you';
  return (
    <>
      {/* A section stands for itself on a narrow screen; the name of the screen is still read out. */}
      <div className={place === null ? '' : 'max-md:sr-only'}>
        <PageHeader route="settings" />
      </div>
      <div
        className={`mt-5 mb-7 max-w-[26rem] simple:hidden ${place === null ? '' : 'max-md:hidden'}`}
      >
        <SettingSearch role={role} />
      </div>
      <ContentArea>
        <div className="items-start gap-x-10 md:grid md:grid-cols-[14rem_minmax(0,46rem)]">
          <div className={place === null ? '' : 'max-md:hidden'}>
            <SectionNav role={role} current={section} isChosen={place !== null} />
          </div>
          <div className={place === null ? 'max-md:hidden' : ''}>
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
  return place === summaryPlace
    ? `${title}: ${sectionTexts.data.name}`
    : `${title}: ${sectionTexts[place].name}`;
}

function Shown({ place }: { readonly place: Place }) {
  const Page = pages[place];
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
}
