import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';

/** The draft without the answers of these fields: `people.hospital`, or a part of it, `people.hospital.name`. */
export function withoutAnswers(
  draft: PreboardingDraft,
  fields: readonly string[],
): PreboardingDraft {
  const rest: Record<string, unknown> = { ...draft };
  for (const field of fields) {
    const [part = '', name = ''] = field.split('.');
    const { [name]: _, ...kept } = (rest[part] ?? {}) as Record<string, unknown>;
    rest[part] = kept;
  }
  return rest as PreboardingDraft;
}
