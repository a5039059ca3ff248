import { usersTexts } from '@caretrail/contract/users/texts';
import { NotReady } from '../../shell/not-ready.tsx';

export function UserManagementPage() {
  return (
    <NotReady
      route="adminPanel"
      subtitle={usersTexts.description}
      willBe="Here you will find everybody who has an account."
    />
  );
}
