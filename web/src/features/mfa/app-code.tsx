import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { AppCodeForm } from '../../shell/second-factor/app-code-form.tsx';
import { EmailInstead } from './email-instead.tsx';

export function AppCode() {
  const dispatch = useAppDispatch();
  return (
    <>
      <AppCodeForm onPassed={(answer) => dispatch(passSecondFactor(answer))} />
      <EmailInstead />
    </>
  );
}
