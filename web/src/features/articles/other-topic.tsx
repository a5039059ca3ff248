import {
  allTags,
  type FeedView,
  kindChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { isOwnTopic } from '@caretrail/contract/articles/fits';
import { isClinicalTag } from '@caretrail/contract/articles/tags';
import { limits } from '@caretrail/contract/limits';
import { diseaseName } from '@caretrail/contract/profile/disease-names';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type OtherTopicProps = {
  readonly view: FeedView;
  readonly clinicalData: readonly string[];
  readonly onChange: (next: FeedView) => void;
};

/** §2.6: the first category is the same for everyone. Who does not have this illness is told, and led on. */
export function OtherTopic({ view, clinicalData, onChange }: OtherTopicProps) {
  const { tag } = view;
  if (tag !== limits.articles.defaultTag || isOwnTopic(tag, clinicalData)) return null;
  const own = clinicalData.find(isClinicalTag);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>{texts.notYours({ topic: diseaseName(tag) })}</p>
      <Button
        look="secondary"
        onClick={() =>
          onChange(
            own === undefined
              ? kindChanged(tagChanged(view, allTags), 'plain')
              : tagChanged(view, own),
          )
        }
      >
        {own === undefined ? texts.showGeneral : texts.showYours({ topic: diseaseName(own) })}
      </Button>
    </div>
  );
}
