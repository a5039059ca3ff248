import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeAppStore } from '../testing/app-store.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { usePatientDate, zoneApi } from './zone.ts';

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers({ now: Date.parse('2026-11-17T10:30:00Z') });
  return () => void vi.useRealTimers();
});

const Shown = () => <p>{usePatientDate()}</p>;

it.each([
  ['Pacific/Kiritimati', '2026-11-18'],
  ['Europe/London', '2026-11-17'],
  ['Pacific/Pago_Pago', '2026-11-16'],
])('takes the day from the zone of the patient, not of the device: %s', (zone, day) => {
  const store = makeAppStore();
  const value = { time_zone: zone, used_zone: zone, kept_in: null };
  store.dispatch(
    zoneApi.util.upsertQueryEntries([{ endpointName: 'findZone', arg: undefined, value }]),
  );
  const page = (
    <Provider store={store}>
      <Shown />
    </Provider>
  );
  expect(renderToStaticMarkup(page)).toBe(`<p>${day}</p>`);
});
