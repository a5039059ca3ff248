import type { Plugin } from 'vite';

const announcer = /[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.\w+$/;
const forbidden = ".innerHTML = ''";

/**
 * Our policy asks for Trusted Types and allows no policy of theirs, so no script may write HTML, not
 * even an empty one. The announcer of react-aria empties its log that way whenever a part of a date
 * changes; here it does so without HTML. The build fails when an upgrade no longer has that line.
 */
export function trustedAnnouncer(): Plugin {
  return {
    name: 'caretrail-trusted-announcer',
    apply: 'build',
    transform: {
      filter: { id: announcer },
      handler(code) {
        if (!code.includes(forbidden)) this.error('The announcer of react-aria has changed.');
        return { code: code.replaceAll(forbidden, '.replaceChildren()'), map: null };
      },
    },
  };
}
