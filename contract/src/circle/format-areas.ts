import { formatList } from '../i18n/format.ts';
import type { Area } from './areas.ts';
import { areaWords } from './texts.ts';

/** 'calendar and medicines' */
export const formatAreas = (of: readonly Area[]): string =>
  formatList(of.map((area) => areaWords[area]));
