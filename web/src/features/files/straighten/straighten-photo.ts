import { findPage } from './detect-page.ts';
import { type Corners, type Size, sizeOfPage } from './geometry.ts';
import { type Pixels, straightenPixels } from './straighten-pixels.ts';

/** A phone takes more than its browser can hold twice. */
const longestSidePx = 3000;
const quality = 0.85;
/** Enough to see the edges of a page. */
const smallSidePx = 240;

const canvasOf = ({ width, height }: Size): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  return context;
};

/** The photo with its longer side at most so long. */
function pixelsOf(picture: HTMLImageElement, longestPx: number): Pixels {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestPx / Math.max(naturalWidth, naturalHeight));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const source = canvasOf({ width, height });
  source.drawImage(picture, 0, 0, width, height);
  const { data } = source.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** The corners of the page on it. Null if none is seen, or this browser cannot look. */
export function pageOn(picture: HTMLImageElement): Corners | null {
  try {
    return findPage(pixelsOf(picture, smallSidePx));
  } catch {
    return null;
  }
}

/** 'IMG_1.heic' → 'IMG_1.jpg' */
const nameOf = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** A new photo that shows only the page. It has no other data of the camera, such as the place. */
export async function straightenPhoto(
  photo: File,
  picture: HTMLImageElement,
  corners: Corners,
  signal: AbortSignal,
): Promise<File | null> {
  const from = pixelsOf(picture, longestSidePx);
  const page = await straightenPixels(from, corners, sizeOfPage(corners, from), signal);
  if (page === null) return null;
  const target = canvasOf(page);
  target.putImageData(new ImageData(page.data, page.width, page.height), 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  target.canvas.toBlob(resolve, 'image/jpeg', quality);
  const blob = await promise;
  if (blob === null) throw new Error('This browser cannot write a JPEG.');
  return new File([blob], nameOf(photo.name), { type: 'image/jpeg' });
}
