import { describe, expect, it } from 'vitest';
import { namedPhoto } from './photo-name.ts';

const nowMs = Date.parse('2026-11-18T23:30:00Z');

describe('the name of a photo', () => {
  it('is its day where the user is, with the ending of its kind', () => {
    const photo = new File(['x'], 'IMG_0042.JPG', { type: 'image/jpeg', lastModified: 5 });
    expect(namedPhoto(photo, nowMs, 'Europe/London')).toMatchObject({
      name: 'Photo from 18 November.jpg',
      type: 'image/jpeg',
      lastModified: 5,
      size: 1,
    });
    expect(namedPhoto(photo, nowMs, 'Europe/Berlin').name).toBe('Photo from 19 November.jpg');
    expect(namedPhoto(new File([], 'image'), nowMs, 'UTC').name).toBe('Photo from 18 November');
  });
});
