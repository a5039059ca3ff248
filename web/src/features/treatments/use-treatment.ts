import type { Treatment } from '@caretrail/contract/treatments/schema';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { treatmentsApi } from '../../data/treatments.ts';
import { refusalOf } from '../../lib/refusal.ts';

type Found =
  | { readonly status: 'found'; readonly treatment: Treatment }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

/** One treatment, loaded when its page opens; the calls that change it put what they answered. */
export function useTreatment(id: string): Found {
  const query = treatmentsApi.useFindTreatmentQuery({ params: { id } });
  const loaded = loadedOf(useFresh(query));
  if (loaded.status === 'succeeded') return { status: 'found', treatment: loaded.data };
  if (loaded.status === 'loading') return { status: 'loading' };
  return refusalOf(query.error).code === 'not_found' ? { status: 'missing' } : loaded;
}
