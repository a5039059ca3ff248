import { dateAt } from '@caretrail/contract/time/zoned';
import { ownZone } from '../../lib/own-zone.ts';
import { useNow } from '../../lib/use-now.ts';

/** The day it is here; it moves on while a screen stays open. */
export const useToday = (): string => dateAt(useNow(), ownZone());
