import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import type { CheckInAnswers } from '@caretrail/contract/timelines/check-in-edit';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import type { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { SessionNotes, TreatmentSession } from '@caretrail/contract/treatments/session';
import type { Waiting } from './kept-writes.ts';

/** A try that may have arrived. */
export type Earlier = { readonly status: DoseLogEntry['status']; readonly at: string };

/** A dose that was recorded, or whose record was cleared, without a connection. */
export type WaitingDose = {
  readonly dose: DoseOccurrence;
  /** As it is shown while it waits. */
  readonly log: DoseLogEntry;
  readonly body: Partial<BodyOf<typeof doseEndpoints.logDose>> & Pick<DoseLogEntry, 'status'>;
  /** Tries with other content before. */
  readonly earlier: readonly Earlier[];
};

/** A form as it was sent first: the server knows it again by its key and its fields. */
export type SentFields = readonly (readonly [string, string])[];

export type WaitingEvent = {
  readonly what: 'event';
  readonly title: string;
  /** Without a zone, as it was entered. */
  readonly start: string;
  readonly fields: SentFields;
};

/** One more question for a visit. */
export type WaitingQuestion = {
  readonly what: 'question';
  readonly eventId: string;
  readonly title: string;
  readonly question: string;
  /** The version and the questions to which it was added. */
  readonly version: number;
  readonly seen: readonly string[];
  /** Those that waited for the same visit before it. */
  readonly own: readonly string[];
};

/** What became of sessions of a treatment. */
export type WaitingSessions = {
  readonly what: 'sessions';
  readonly treatmentId: string;
  readonly title: string;
  readonly sessions: SessionNotes['sessions'];
  /** All sessions, as they were shown then. */
  readonly before: readonly TreatmentSession[];
  /** The notes that waited for the same treatment before it. */
  readonly own: SessionNotes['sessions'];
};

/** A dose that was put off; null: due at its planned time again. */
export type WaitingPostponement = {
  readonly what: 'postponement';
  readonly dose: DoseOccurrence;
  readonly until: string | null;
};

/** Answers of the check-in of a day. */
export type WaitingCheckIn = {
  readonly what: 'checkIn';
  readonly title: string;
  readonly day: string;
  readonly answers: CheckInAnswers;
  /** What was stored then; null: nothing. */
  readonly before: CheckIn | null;
};

/** Any write but the record of a dose. */
export type WaitingCall =
  | WaitingEvent
  | WaitingQuestion
  | WaitingSessions
  | WaitingPostponement
  | WaitingCheckIn;

export type WaitingContent = WaitingDose | WaitingCall;

export type WaitingWrite = Waiting<WaitingContent>;
export type WaitingDoseWrite = Waiting<WaitingDose>;

/** Those of a dose have no `what`. */
export const isDoseWrite = (item: WaitingWrite): item is WaitingDoseWrite =>
  !('what' in item.content);
