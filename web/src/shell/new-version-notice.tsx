import { useIsOutdated } from '../lib/web-build.ts';
import { Button } from '../ui/button.tsx';
import { noticeLook } from './notice-look.ts';

/** Offered, never forced: what somebody is typing is lost only if they press. */
export function NewVersionNotice() {
  const isOutdated = useIsOutdated();
  return (
    <div role="status">
      {isOutdated && (
        <p className={noticeLook}>
          A new version is ready.
          <Button look="secondary" onClick={() => location.reload()}>
            Load it
          </Button>
        </p>
      )}
    </div>
  );
}
