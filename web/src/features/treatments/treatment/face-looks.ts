import type { SessionFace } from '@caretrail/contract/treatments/labels';
import { CalendarClock, Check, Circle, type LucideIcon, X } from 'lucide-react';

type FaceLook = {
  readonly Icon: LucideIcon;
  readonly tone: 'neutral' | 'fine' | 'problem' | 'action';
  /** Of a cell in the strip. */
  readonly cell: string;
};

/** Each has its sign; the colour only helps. Whole class names, or Tailwind would not find them. */
export const faceLooks: Record<SessionFace, FaceLook> = {
  planned: { Icon: Circle, tone: 'neutral', cell: 'border-edge bg-sheet text-ink-soft' },
  done: { Icon: Check, tone: 'fine', cell: 'border-fine bg-fine-tint text-fine' },
  missed: { Icon: X, tone: 'problem', cell: 'border-problem bg-problem-tint text-problem' },
  moved: {
    Icon: CalendarClock,
    tone: 'action',
    cell: 'border-dashed border-action bg-action-tint text-action',
  },
};
