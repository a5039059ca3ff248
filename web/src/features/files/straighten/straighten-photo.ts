import { type Corners, type Size, sizeOfPage } from './geometry.ts';
import { straightenPixels } from './straighten-pixels.ts';

/** A phone takes more than its browser can hold twice. */
const longestSidePx = 3000;
const quality = 0.85;

const canvasOf = ({ width, height }: Size): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  return context;
};

/** 'IMG_1.heic' → 'IMG_1.jpg' */
const nameOf = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** A new photo that shows only the page. It has no other data of the camera, such as the place. */
export async function straightenPhoto(
  photo: File,
  picture: HTMLImageElement,
  corners: Corners,
  signal: AbortSignal,
): Promise<File | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestSidePx / Math.max(naturalWidth, naturalHeight));
  const size = {
    width: Math.round(naturalWidth * scale),
    height: Math.round(naturalHeight * scale),
  };
  const source = canvasOf(size);
  source.drawImage(picture, 0, 0, size.width, size.height);
  const pixels = source.getImageData(0, 0, size.width, size.height);
  const from = { ...size, data: new Uint8ClampedArray(pixels.data) };
  const page = await straightenPixels(from, corners, sizeOfPage(corners, size), signal);
  if (page === null) return null;
  const target = canvasOf(page);
  target.putImageData(new ImageData(page.data, page.width, page.height), 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  target.canvas.toBlob(resolve, 'image/jpeg', quality);
  const blob = await promise;
  if (blob === null) throw new Error('This browser cannot write a JPEG.');
  return new File([blob], nameOf(photo.name), { type: 'image/jpeg' });
}
