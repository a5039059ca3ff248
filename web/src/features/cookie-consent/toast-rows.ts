import { toastOn, type ToastRow } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { cookieChoiceMade } from './choice.ts';

const saved = {
  accepted: 'Your choice was saved: all cookies are allowed.',
  declined: 'Your choice was saved: essential cookies only.',
} as const;

export const toastRows: readonly ToastRow[] = [
  toastOn(cookieChoiceMade, ({ payload }) => toastShown(saved[payload])),
];
