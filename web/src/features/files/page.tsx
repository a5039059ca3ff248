import { NotReady } from '../../shell/not-ready.tsx';

export function FilesPage() {
  return (
    <NotReady
      route="filesDocuments"
      willBe="Here you will keep your letters, reports and pictures."
    />
  );
}
