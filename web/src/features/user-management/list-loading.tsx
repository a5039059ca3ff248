import { usersTexts } from '@caretrail/contract/users/texts';
import { SkeletonShape } from '../../ui/skeleton.tsx';

const rows = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/4', 'w-1/2'];

/** §2.7: in words that everybody sees, and the rows to come. */
export const ListLoading = () => (
  <div className="space-y-4">
    <p role="status">{usersTexts.loading}</p>
    <div aria-hidden="true" className="motion-safe:animate-breathe">
      {rows.map((width, row) => (
        <div key={row} className="flex gap-6 border-b border-rule py-5">
          <SkeletonShape className={`h-5 ${width}`} />
          <SkeletonShape className="h-5 w-1/5 max-md:hidden" />
        </div>
      ))}
    </div>
  </div>
);
