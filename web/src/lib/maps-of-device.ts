import type { MapsOf } from '@caretrail/contract/locations/directions';

/** Which maps open a link to a place, by what the browser says of its device. */
export function mapsOfDevice(userAgent: string = navigator.userAgent): MapsOf {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'web';
}
