import { NotReady } from '../../shell/not-ready.tsx';

export function ArticlesPage() {
  return (
    <NotReady
      route="articles"
      willBe="Here you will read articles about your illness, chosen for you."
    />
  );
}
