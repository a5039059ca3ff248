import { messages } from '@caretrail/contract/i18n/messages';
import { dateAt } from '@caretrail/contract/time/zoned';
import { dayAndMonth } from '../../../lib/format-day.ts';

const texts = messages('files/photo', { name: 'Photo from {day}' });

/** The name of a photo just taken: that of the camera says nothing. The kind of file stays. */
export function namedPhoto(photo: File, nowMs: number, zone: string): File {
  const [ending = ''] = /\.[^.]*$/.exec(photo.name) ?? [];
  const name = `${texts.name({ day: dayAndMonth(dateAt(nowMs, zone)) })}${ending.toLowerCase()}`;
  return new File([photo], name, { type: photo.type, lastModified: photo.lastModified });
}
