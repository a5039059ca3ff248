import { writersApi } from '../../data/writers.ts';
import { writerTexts as texts } from './texts.ts';

/** A name that is known is not asked for again by every entry of a list. */
const freshSeconds = 60;

export type WriterNameProps = {
  readonly id: string;
  /** Whether it begins a sentence: 'Entered by Anna'. */
  readonly isSentence?: boolean;
};

/** 'by Anna'; nothing where the patient wrote it. */
export function WriterName({ id, isSentence = false }: WriterNameProps) {
  const { data } = writersApi.useFindWritersQuery(undefined, {
    refetchOnMountOrArgChange: freshSeconds,
  });
  const writer = data?.data.find((each) => each.id === id);
  if (writer === undefined || writer.is_patient) return null;
  const { name, is_me } = writer;
  if (isSentence) return is_me ? texts.enteredByYou : texts.entered({ name });
  return ` ${is_me ? texts.byYou : texts.by({ name })}`;
}
