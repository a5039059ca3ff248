import { newEntryHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import { allowedFileTypes } from '@caretrail/contract/files/allowed-types';
import type { LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { shareField, sharePath } from '../../src/lib/shared-cache.ts';
import { manifestTexts } from '../../src/shell/manifest-texts.ts';
import { translator } from './catalogues.ts';

/** English has the plain name. */
export const manifestName = ({ tag }: Pick<LanguageFacts, 'tag'>): string =>
  tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone knows about the app: its name, icons and shortcuts, and what other apps may share with it. */
export function manifestOf({ tag, locale, direction }: LanguageFacts) {
  const translate = translator(tag);
  const textOf = (key: keyof typeof manifestTexts): string =>
    translate('shell/manifest', key, manifestTexts[key]);
  const shortcut = (key: keyof typeof manifestTexts, url: string) => ({
    name: textOf(key),
    url,
    icons: [icon(192, 'any')],
  });
  const picture = (key: keyof typeof manifestTexts, name: string, form_factor: string) => ({
    src: `/install/${name}.png`,
    type: 'image/png',
    form_factor,
    label: textOf(key),
  });
  return {
    // Never another: a browser takes an app with another id for another app.
    id: '/',
    name: 'Caretrail',
    short_name: 'Caretrail',
    description: textOf('description'),
    lang: locale,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#0b4d50',
    categories: ['health', 'medical'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      shortcut('dose', hrefOf('medication')),
      shortcut('seizure', newEntryHref('seizure')),
      shortcut('today', hrefOf('dashboard')),
    ],
    screenshots: [
      { ...picture('todayPicture', 'app-narrow', 'narrow'), sizes: '390x844' },
      { ...picture('dashboardPicture', 'app-wide', 'wide'), sizes: '1280x800' },
    ],
    // The service worker takes the form (web/src/worker/share.ts): it never reaches a server.
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: shareField,
            accept: allowedFileTypes.flatMap(({ type, extensions }) => [type, ...extensions]),
          },
        ],
      },
    },
  };
}
