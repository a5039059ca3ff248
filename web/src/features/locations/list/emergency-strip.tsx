import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Siren } from 'lucide-react';
import { PhoneLink } from '../links.tsx';
import { texts } from '../texts.ts';

/** First on the screen: no number of ours, but the sentence that holds everywhere, and the numbers that the person wrote down. */
export function EmergencyStrip({ places }: { readonly places: readonly CareLocation[] }) {
  const onCall = places.filter(
    ({ on_call_phone, status }) => on_call_phone !== '' && status === 'active',
  );
  return (
    <section
      aria-labelledby="in-an-emergency"
      className="rounded-sheet border-s-6 border-problem bg-problem-tint px-5 py-4"
    >
      <h2 id="in-an-emergency" className="flex items-center gap-2.5 text-h3">
        <Siren className="size-6 shrink-0 text-problem" aria-hidden="true" />
        {texts.emergency}
      </h2>
      <p className="mt-1 font-semibold">{texts.emergencyBody}</p>
      {onCall.length > 0 && (
        <>
          <p className="mt-1">{texts.onCallList}</p>
          <ul className="flex flex-wrap gap-x-8">
            {onCall.map(({ id, name, on_call_phone }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{name}</span>
                <PhoneLink number={on_call_phone} of={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
