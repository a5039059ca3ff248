import type { NewFile } from '@caretrail/contract/files/schema';
import type { Recurrence } from '@caretrail/contract/time/recurrence';
import type { EventType } from '@caretrail/contract/timelines/event-types';
import type { EventResult } from '@caretrail/contract/timelines/results';
import type { DemoTreatmentName } from './demo-treatment.ts';
import { linesPerPage, samplePdf } from './sample-files.ts';

/** A file of the demo, and its details. */
export type DemoFile = {
  readonly name: string;
  readonly content: () => Buffer;
  readonly said?: Partial<Omit<NewFile, 'event_id'>>;
};

/** An event of the demo, so many days from today. Clinics have generic names: none of them exists. */
export type DemoEvent = {
  readonly day: number;
  readonly at?: string;
  readonly until?: string;
  /** Days that it lasts beyond the first. */
  readonly days?: number;
  readonly type: EventType;
  readonly title: string;
  readonly description?: string;
  readonly practitioner?: string;
  /** It has no visit. */
  readonly isByPhone?: true;
  /** The number to call. */
  readonly contact?: string;
  readonly preparation?: string;
  readonly questions?: readonly string[];
  /** Minutes before the start, where it has its own reminder times. */
  readonly reminders?: readonly number[];
  readonly outcome?: string;
  readonly results?: readonly EventResult[];
  readonly severity?: number;
  readonly symptoms?: readonly string[];
  readonly repeat?: Recurrence;
  readonly tags?: readonly string[];
  /** What it belongs to. */
  readonly treatment?: DemoTreatmentName;
  readonly files?: readonly DemoFile[];
};

const head = ['Made-up letter of the Caretrail demo', ''];

export const letter = (
  name: string,
  lines: readonly string[],
  said: DemoFile['said'] = {},
): DemoFile => ({
  name,
  content: () => samplePdf([...head, ...lines]),
  said,
});

/** With chosen pages. */
export const longLetter = (
  name: string,
  pages: readonly (readonly string[])[],
  said: DemoFile['said'] = {},
): DemoFile => ({
  name,
  content: () =>
    samplePdf(
      pages.flatMap((page, index) => {
        const lines = index === 0 ? [...head, ...page] : page;
        return Array.from({ length: linesPerPage }, (_, line) => lines[line] ?? '');
      }),
    ),
  said,
});
