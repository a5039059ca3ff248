import { inSlices } from '../../../lib/in-slices.ts';
import { type Corners, perspectiveOf, type Size } from './geometry.ts';

/** Four bytes for each pixel, row by row, as a canvas has them. */
export type Pixels = Size & { readonly data: Uint8ClampedArray<ArrayBuffer> };

const bytes = 4;

/** The colour between four neighbours. */
function copyPixel(from: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number): void {
  const { data, width, height } = from;
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const topLeft = (top * width + left) * bytes;
  const topRight = (top * width + right) * bytes;
  const bottomLeft = (bottom * width + left) * bytes;
  const bottomRight = (bottom * width + right) * bytes;
  for (let part = 0; part < bytes; part += 1) {
    const above =
      (data[topLeft + part] ?? 0) * (1 - across) + (data[topRight + part] ?? 0) * across;
    const below =
      (data[bottomLeft + part] ?? 0) * (1 - across) + (data[bottomRight + part] ?? 0) * across;
    into[at + part] = above * (1 - down) + below * down;
  }
}

/** The page between four corners of a picture, as if seen from straight above; null when it was aborted. */
export async function straightenPixels(
  from: Pixels,
  corners: Corners,
  { width, height }: Size,
  signal: AbortSignal,
): Promise<Pixels | null> {
  const placeOf = perspectiveOf(corners);
  const data = new Uint8ClampedArray(width * height * bytes);
  const isDone = await inSlices(
    height,
    (row) => {
      for (let column = 0; column < width; column += 1) {
        const { x, y } = placeOf((column + 0.5) / width, (row + 0.5) / height);
        const at = (row * width + column) * bytes;
        copyPixel(from, x * from.width - 0.5, y * from.height - 0.5, data, at);
      }
    },
    signal,
  );
  return isDone ? { data, width, height } : null;
}
