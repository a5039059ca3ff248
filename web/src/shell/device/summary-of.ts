import type { WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

/** What waits on this device, in words: what was refused is not on its way, and the user has to look at it. */
export function summaryOf(waiting: readonly Pick<WaitingWrite, 'refusal'>[]) {
  const refused = waiting.filter(({ refusal }) => refusal !== null).length;
  const isRefused = refused > 0;
  const isSending = waiting.length > refused;
  return {
    line: isRefused ? texts.decide({ count: refused }) : texts.open({ count: waiting.length }),
    heading: isRefused && !isSending ? texts.headingRefused : texts.heading,
    /** Only of what is sent. */
    lead: waiting.length === 0 ? texts.none : isSending ? texts.lead : null,
    isRefused,
    isSending,
  };
}
