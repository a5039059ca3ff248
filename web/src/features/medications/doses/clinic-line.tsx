import { Phone } from 'lucide-react';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { clinicTexts as texts } from './dialog-texts.ts';

/** The clinic's phone number from the profile. Renders nothing if there is none or it could not be loaded. */
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
        {hospital === '' ? texts.callYours({ phone }) : texts.call({ hospital, phone })}
      </a>
    </p>
  );
}
