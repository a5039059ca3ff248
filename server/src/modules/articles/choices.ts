import type { ArticleChoices } from '@caretrail/contract/articles/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { findChoices, writeChoices } from './choices-repo.ts';

async function existing(db: Queryable, patientId: string): Promise<ArticleChoices> {
  const choices = await findChoices(db, patientId);
  if (!choices) throw fail('not_found');
  return choices;
}

export const readChoices = (
  { db }: Pick<RecordDeps, 'db'>,
  { patientId }: Pick<RecordContext, 'patientId'>,
): Promise<ArticleChoices> => existing(db, patientId);

/** A write into the record, because the dashboard of the record follows the choice. */
export const chooseArticles = (
  deps: RecordDeps,
  context: RecordContext,
  choices: ArticleChoices,
): Promise<ArticleChoices> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const before = await existing(tx, patientId);
    if (before.hide_outlook === choices.hide_outlook) return before;
    await writeChoices(tx, patientId, choices);
    changed('articles.chosen', 'patient', patientId, ['hide_outlook']);
    return choices;
  });
