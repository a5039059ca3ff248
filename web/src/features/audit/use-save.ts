import type { AuditFilter } from '@caretrail/contract/audit/schema';
import { useEffect, useRef, useState } from 'react';
import { auditApi } from '../../data/audit.ts';
import { isAborted } from '../../data/write.ts';
import { todayHere } from '../../lib/long-date.ts';
import { toApiError } from '../../lib/refusal.ts';
import { saveBlob } from '../../lib/save-text.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { brokenOff, type Confirmed } from '../../shell/second-factor/use-step-up.tsx';

export type Saving =
  | { readonly at: 'resting' | 'saving' | 'saved' }
  | { readonly at: 'failed'; readonly text: string };

const { exportAudit } = auditApi.endpoints;

const saveCsv = (csv: string): void =>
  saveBlob(`caretrail-audit-${todayHere(new Date())}.csv`, new Blob([csv], { type: 'text/csv' }));

/** All that a search finds as a file; it stops when the page is left. */
export function useSave(confirmed: Confirmed) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<Saving>({ at: 'resting' });
  const running = useRef<{ abort(): void }>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (filter: AuditFilter): Promise<void> => {
    setSaving({ at: 'saving' });
    try {
      const saved = await confirmed(() => {
        const sending = dispatch(exportAudit.initiate({ filter, onFile: saveCsv }));
        running.current = sending;
        return sending.unwrap();
      });
      return setSaving({ at: saved === brokenOff ? 'resting' : 'saved' });
    } catch (error) {
      if (isAborted(error)) return;
      const { text, fields } = toApiError(error);
      return setSaving({ at: 'failed', text: Object.values(fields)[0] ?? text });
    }
  };
  return {
    saving,
    onSave: (filter: AuditFilter): void => void save(filter),
    /** How the last one ended is no longer of interest; one that is under way goes on. */
    forget: (): void => setSaving((was) => (was.at === 'saving' ? was : { at: 'resting' })),
  };
}
