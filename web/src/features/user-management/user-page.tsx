import { NotReady } from '../../shell/not-ready.tsx';

export function UserPage() {
  return <NotReady route="user" willBe="Here you will see one user and manage the account." />;
}
