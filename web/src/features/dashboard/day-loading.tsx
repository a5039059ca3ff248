import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { overviewPlace } from './overview.tsx';
import { dashboardTexts as texts } from './texts.ts';

const items = ['w-2/5', 'w-3/5', 'w-1/2'];

/** The shape of the day while it is loading. */
export const DayLoading = () => (
  <div className={overviewPlace}>
    <Skeleton label={texts.loading}>
      <div className="flex items-center justify-between gap-4">
        <div className="flex-1 space-y-3">
          <SkeletonShape className="h-7 w-3/5" />
          <SkeletonShape className="h-5 w-2/5" />
        </div>
        <SkeletonShape className="size-11 rounded-full" />
      </div>
      <div className="ms-1.5 mt-5 space-y-8 border-s-2 border-rule ps-4">
        {items.map((width) => (
          <div key={width} className="space-y-3">
            <SkeletonShape className={`h-5 ${width}`} />
            <SkeletonShape className="h-12 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  </div>
);
