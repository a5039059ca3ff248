type ZoneChoice = { readonly value: string; readonly label: string };

/** 'America/Argentina/Buenos_Aires' → 'America, Argentina, Buenos Aires'. */
export const timeZoneName = (zone: string): string =>
  zone.replaceAll('/', ', ').replaceAll('_', ' ');

/** The zones that the browser knows, and the chosen one, which it may not know. */
export function timeZoneChoices(chosen: string | undefined): readonly ZoneChoice[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])]);
  const zones = [...known].toSorted().map((zone) => ({ value: zone, label: timeZoneName(zone) }));
  return chosen ? zones : [{ value: '', label: '' }, ...zones];
}
