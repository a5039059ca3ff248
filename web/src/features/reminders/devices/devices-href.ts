import { hrefOf } from '@caretrail/contract/access/routes';

/** The id of their heading. */
export const devicesId = 'notifications';

/** In the profile, where a device is added. */
export const devicesHref = `${hrefOf('settings')}?section=reminders#${devicesId}`;
