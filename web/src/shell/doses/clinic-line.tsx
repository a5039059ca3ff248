import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import { clinicTexts as texts } from './texts.ts';

type People = ProfileAnswers['people'];

/** Whom to call, as it was written down; nothing where nobody wrote a number. */
export function ClinicLine() {
  const [people, setPeople] = useState<People>({});
  useEffect(() => {
    let isWanted = true;
    request(profileEndpoints.readAnswers).then(
      (answers) => isWanted && setPeople(answers.people),
      // Then the sentence above it has to do.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const { hospital = '', on_call_phone: phone = '' } = people;
  if (phone === '') return null;
  return (
    <p>
      <a
        href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
        className="link inline-flex items-center gap-2"
      >
        <Phone className="size-5 shrink-0" aria-hidden="true" />
        {texts.call(hospital, phone)}
      </a>
    </p>
  );
}
