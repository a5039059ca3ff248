import type { Locator } from '@playwright/test';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where a control stands; fails without one. */
export async function boxOf(control: Locator): Promise<Box> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${String(control)} is not on the screen.`);
  return box;
}

/** Whether two controls cover a common part of the screen. */
export const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
