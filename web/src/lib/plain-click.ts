import type { MouseEvent } from 'react';

/** Meant for this tab; with another button or a key held down the browser opens a link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
