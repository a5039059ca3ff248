import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { reachBrowserServer } from '@caretrail/server/testing/browser-server';
import type { Page } from '@playwright/test';
import { ask } from './ask-past-screen.ts';
import { putEvent } from './pages/event-pages.ts';
import { putPlace } from './pages/location-pages.ts';
import { pagesOf, pathOf, visitorOf } from './visitors.ts';

type Row = { readonly id: string };
const idsOf = async (page: Page, path: string): Promise<string[]> =>
  (await ask<{ data: Row[] }>(page, 'GET', path)).data.map(({ id }) => id);

/** The addresses that show everything of a page; a page that is not listed here is checked as it opens. */
export type Views = Partial<Record<RouteName, readonly string[]>>;

const viewsOf = (path: string, ...queries: readonly string[]): string[] =>
  ['', ...queries].map((query) => path + query);
const opened = (name: string, id = ''): string[] => [`?${name}=${id}`, `?${name}=${id}&edit=`];

/** Every screen that a kind of visitor sees, with the views of each. */
export function screensOf(who: string, views: Views): string[] {
  const visitor = visitorOf(who);
  return pagesOf(visitor).flatMap((name) => views[name] ?? [pathOf(name)]);
}

/** A patient with a complete record. */
export async function demoPatient(
  page: Page,
  server: Awaited<ReturnType<typeof reachBrowserServer>>,
): Promise<{ readonly id: string }> {
  await page.goto('/robots.txt');
  const { path } = operationsEndpoints.settings;
  const { demo_accounts } = await ask<{ demo_accounts: { email: string }[] }>(page, 'GET', path);
  return server.deps.db.one<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    demo_accounts[0]?.email,
  ]);
}

/** For a patient with a complete record. */
export async function patientViews(page: Page): Promise<Views> {
  const [event = ''] = await idsOf(page, '/api/timelines/events_api_gateway/');
  const [treatment = ''] = await idsOf(page, '/api/treatments_api_gateway/');
  const [file = ''] = await idsOf(page, '/api/files_api_gateway/');
  const [medicine] = await ask<Row[]>(page, 'POST', medicationsEndpoints.listOrAdd.path, {
    status: 'current',
    search: '',
  });
  const web = 'https://example.org/page';
  const place = await putPlace(page, { website: web, portal_url: web, phone: '01632 960 001' });
  const call = await putEvent(page, {
    event_type: 'Appointment',
    video_url: web,
    location_id: place.id,
    treatment_id: treatment,
  });
  const sections = [
    'you',
    'clinical',
    'card',
    'card-edit',
    'card-print',
    'circle',
    'reminders',
    'security',
    'data',
    'privacy',
    'summary',
  ];
  return {
    timelines: viewsOf(
      hrefOf('timelines'),
      '?view=timeline',
      '?view=calendar',
      '?results=',
      '?journey=',
      `?event=${event}`,
      ...opened('event', call.id),
    ),
    medication: viewsOf(hrefOf('medication'), '?print=', ...opened('medicine', medicine?.id)),
    treatment: viewsOf(hrefOf('treatment', { id: treatment }), '?edit='),
    locations: viewsOf(hrefOf('locations'), ...opened('place', place.id)),
    filesDocuments: viewsOf(hrefOf('filesDocuments'), ...opened('file', file)),
    settings: sections.map((section) => `${hrefOf('settings')}?section=${section}`),
  };
}

export const administratorViews = (userId: string): Views => ({
  adminPanel: viewsOf(hrefOf('adminPanel'), '?view=audit'),
  user: [hrefOf('user', { userId })],
});

/** The sections of their profile. */
export const administratorSettings: Views = {
  settings: ['you', 'security', 'privacy'].map(
    (section) => `${hrefOf('settings')}?section=${section}`,
  ),
};
