import type { Position } from '@caretrail/contract/locations/distance';

export type OwnPosition =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

const patienceMs = 10_000;
const refused = 1;

/** Where this device is. Asked on a tap only; the answer is held by whoever asked and goes nowhere else. */
export const findOwnPosition = (): Promise<OwnPosition> =>
  new Promise((tell) => {
    if (!('geolocation' in navigator)) return tell({ ok: false, reason: 'unknown' });
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => tell({ ok: true, position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => tell({ ok: false, reason: code === refused ? 'refused' : 'unknown' }),
      { timeout: patienceMs, maximumAge: 60_000 },
    );
  });
