import { type EventType, isEventType } from '@caretrail/contract/timelines/event-types';
import {
  CalendarCheck,
  ClipboardList,
  FileText,
  Flag,
  Footprints,
  FlaskConical,
  type LucideIcon,
  MessagesSquare,
  Pill,
  ScanLine,
  Stethoscope,
} from 'lucide-react';

type EventTypeLook = {
  readonly Icon: LucideIcon;
  /** For a mark, a bar, a dot. */
  readonly fill: string;
  /** For a line along an edge. */
  readonly border: string;
};

/**
 * §3: every event type looks the same in list, line, calendar and charts. Complete class names, because Tailwind
 * searches for them.
 */
const looks: Record<EventType, EventTypeLook> = {
  Appointment: {
    Icon: CalendarCheck,
    fill: 'bg-type-appointment',
    border: 'border-type-appointment',
  },
  Consultations: {
    Icon: MessagesSquare,
    fill: 'bg-type-consultations',
    border: 'border-type-consultations',
  },
  Scan: { Icon: ScanLine, fill: 'bg-type-scan', border: 'border-type-scan' },
  Tests: { Icon: FlaskConical, fill: 'bg-type-tests', border: 'border-type-tests' },
  Treatment: { Icon: Stethoscope, fill: 'bg-type-treatment', border: 'border-type-treatment' },
  Rehab: { Icon: Footprints, fill: 'bg-type-rehab', border: 'border-type-rehab' },
  Results: { Icon: ClipboardList, fill: 'bg-type-results', border: 'border-type-results' },
  'Important Data': { Icon: Flag, fill: 'bg-type-important', border: 'border-type-important' },
  UserStorage: { Icon: FileText, fill: 'bg-type-document', border: 'border-type-document' },
  Medication: { Icon: Pill, fill: 'bg-type-medication', border: 'border-type-medication' },
};

/** An unknown key, and the second spelling of 'Document', look like a document. */
export const eventTypeLook = (key: string): EventTypeLook =>
  looks[isEventType(key) ? key : 'UserStorage'];
