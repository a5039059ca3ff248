import { Skeleton, SkeletonShape } from './skeleton.tsx';

const rows = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-2/5'];

/** Placeholder rows while a list is loading. */
export const RowsLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    {rows.map((width, row) => (
      <div key={row} className="flex gap-4 border-b border-rule py-5">
        <SkeletonShape className="size-10 rounded-full" />
        <div className="flex-1 space-y-3">
          <SkeletonShape className={`h-5 ${width}`} />
          <SkeletonShape className="h-4 w-1/4" />
        </div>
      </div>
    ))}
  </Skeleton>
);
