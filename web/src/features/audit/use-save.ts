import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { AuditFilter } from '@caretrail/contract/audit/schema';
import { useEffect, useRef, useState } from 'react';
import { requestBy } from '../../lib/http.ts';
import { todayHere } from '../../lib/long-date.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { saveBlob } from '../../lib/save-text.ts';
import { sendPatiently } from '../../lib/send-patiently.ts';
import { brokenOff, type Confirmed } from '../../shell/second-factor/use-step-up.tsx';

export type Saving =
  | { readonly at: 'resting' | 'saving' | 'saved' }
  | { readonly at: 'failed'; readonly text: string };

/** All that a search finds as a file; it stops when the page is left. */
export function useSave(confirmed: Confirmed) {
  const [saving, setSaving] = useState<Saving>({ at: 'resting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (filter: AuditFilter): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setSaving({ at: 'saving' });
    try {
      const options = { parse: String, signal: controller.signal };
      const csv = await confirmed(() =>
        requestBy(sendPatiently, auditEndpoints.export, { body: filter }, options),
      );
      if (csv === brokenOff) return setSaving({ at: 'resting' });
      saveBlob(
        `caretrail-audit-${todayHere(new Date())}.csv`,
        new Blob([csv], { type: 'text/csv' }),
      );
      return setSaving({ at: 'saved' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { text, fields } = refusalOf(error);
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
