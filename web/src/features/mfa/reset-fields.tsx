import { useAppSelector } from '../../session/store-hooks.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { emailCodeTexts } from '../../shell/second-factor/texts.ts';
import { resetTexts as texts } from './texts.ts';

type ResetFieldsProps = {
  readonly errors: Readonly<Record<string, string>>;
};

/** Nobody writes the address twice: /forgot-password has remembered it. */
export function ResetFields({ errors }: ResetFieldsProps) {
  const remembered = useAppSelector(({ registration }) => registration.email);
  return (
    <>
      <EmailField label={texts.email} defaultValue={remembered ?? ''} error={errors['email']} />
      <CodeField label={emailCodeTexts.code} error={errors['code']} />
    </>
  );
}
