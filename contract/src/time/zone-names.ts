/** A zone under its canonical name, and a small number for it: the key of everything cached about zones. */
export type KnownZone = { readonly name: string; readonly place: number };

const byName = new Map<string, KnownZone>();
const byZone = new Map<string, KnownZone>();
/** There are about six hundred names; with every mix of upper and lower case they would not fit into memory. */
const mostNames = 2000;

/** More zones than Intl knows: `place` stays below it. */
export const mostZones = 1024;

/** Names come from requests: 'europe/BERLIN' is Europe/Berlin, and is computed once. Throws for an unknown name. */
export function zoneNamed(name: string): KnownZone {
  const known = byName.get(name);
  if (known !== undefined) return known;
  const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  const found = byZone.get(zone) ?? { name: zone, place: byZone.size };
  byZone.set(zone, found);
  if (byName.size >= mostNames) byName.clear();
  byName.set(name, found);
  return found;
}

/** For tests: the size of the cache. */
export const rememberedZones = (): { readonly names: number; readonly zones: number } => ({
  names: byName.size,
  zones: byZone.size,
});
