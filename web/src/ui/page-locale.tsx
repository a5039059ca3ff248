import { currentLocale } from '@caretrail/contract/i18n/current-language';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** For controls of the library: words, dates and arrow keys of the page's language, whatever the device's settings. */
export const PageLocale = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={currentLocale()}>{children}</I18nProvider>
);
