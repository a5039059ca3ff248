import { Phone } from 'lucide-react';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { clinicTexts as texts } from './texts.ts';

/** Whom to call, as it was written down; nothing where no number was. Without an answer the sentence above has to do. */
export function ClinicLine() {
  const { data } = profileAnswersApi.useFindAnswersQuery();
  const { hospital = '', on_call_phone: phone = '' } = data?.people ?? {};
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
