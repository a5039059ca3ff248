import { Brand } from './brand.tsx';

/** Only seen before the first screen; the same as the first paint in index.html. */
export function PageLoading() {
  return (
    <>
      <div className="mx-auto max-w-[68rem] px-5 py-5 sm:px-10 sm:py-7">
        <Brand />
      </div>
      <p className="mx-auto max-w-[68rem] px-5 text-ink-soft sm:px-10" role="status">
        Loading…
      </p>
    </>
  );
}
