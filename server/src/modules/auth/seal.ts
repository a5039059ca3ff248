import type { Keys } from '../../keys.ts';
import { sealText, unsealText } from '../../sealed-text.ts';

/** Encrypted for one owner: copied to another row it no longer opens. */
export const seal = (keys: Keys, owner: string, plain: string): Buffer =>
  sealText(keys.of('factors'), owner, plain);

/** Undefined when it was sealed for another owner, with another secret of the operator, or is damaged. */
export const unseal = (keys: Keys, owner: string, sealed: Buffer): string | undefined =>
  unsealText(keys.of('factors'), owner, sealed);
