/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

/** How many colours cover at least a fiftieth of an element each: a map has land and sea, an empty one has one. */
export async function largeColours(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return element.evaluate(async (_, data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is nothing to draw on.');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<number, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour =
        ((pixels[at] ?? 0) << 16) + ((pixels[at + 1] ?? 0) << 8) + (pixels[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts.values()].filter((count) => count > pixels.length / 4 / 50).length;
  }, picture);
}
