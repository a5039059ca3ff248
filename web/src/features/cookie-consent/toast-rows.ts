import { toastOn, type ToastRow } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { cookieChoiceMade } from './choice.ts';
import { noticeTexts } from './texts.ts';

export const toastRows: readonly ToastRow[] = [
  toastOn(cookieChoiceMade, ({ payload }) => toastShown(noticeTexts.saved[payload])),
];
