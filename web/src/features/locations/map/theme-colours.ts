const names = ['map-sea', 'map-land', 'map-shore', 'map-border', 'ink', 'ink-soft'] as const;
export type MapColours = Readonly<Record<(typeof names)[number], string>>;

/** The tokens as the theme of now has them: a canvas knows no custom properties. */
export function readColours(within: HTMLElement): MapColours {
  const probe = document.createElement('span');
  within.append(probe);
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as MapColours;
}

/** Tells when the theme has changed, by the device or by choice. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  device.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
