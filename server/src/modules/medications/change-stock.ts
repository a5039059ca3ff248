import { isSameValue } from '@caretrail/contract/http/same-value';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import {
  mostOnHand,
  mostStrengths,
  stockDefaults,
  type StockChange,
} from '@caretrail/contract/medications/stock';
import { findStrength } from '@caretrail/contract/medications/strength';
import { fail } from '../../http/fail.ts';
import { refusalTexts } from './refusal-texts.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import type { StockRow } from './course-repo.ts';
import { openChange } from './open-change.ts';
import { dropStock, putStock } from './stock-repo.ts';

type Sent = { readonly body: StockChange; readonly key: string | null };

/** The absolute values of a change; the rest adds to what is there. */
function namedIn(body: StockChange): Partial<StockRow> {
  const { strength: _, add: __, used_repeat: ___, stop: ____, seen: _____, count, ...rest } = body;
  const named = { ...rest, ...(count !== undefined && { on_hand: count }) };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** Only the named values can conflict: adding a packet does not conflict with a dose that was taken in between. */
function isSeenOtherwise(before: StockRow | undefined, body: StockChange): boolean {
  const { seen } = body;
  if (seen === undefined) return false;
  const names = Object.keys(namedIn(body)) as (keyof StockRow)[];
  if (names.length === 0) return false;
  if (seen === null || before === undefined) return (seen === null) !== (before === undefined);
  return names.some(
    (name) =>
      Object.hasOwn(seen, name) && !isSameValue(seen[name as keyof typeof seen], before[name]),
  );
}

function after(before: StockRow | undefined, body: StockChange): StockRow {
  const { strength, add = 0, used_repeat } = body;
  const row: StockRow = {
    ...stockDefaults,
    strength,
    on_hand: 0,
    unit: '',
    expires: null,
    low_at_count: null,
    repeats_left: null,
    per_dose: null,
    ...before,
    ...namedIn(body),
  };
  const { on_hand, repeats_left } = row;
  return {
    ...row,
    on_hand: on_hand + add,
    repeats_left:
      used_repeat && repeats_left !== null ? Math.max(0, repeats_left - 1) : repeats_left,
  };
}

/** One strength of a medicine's stock. Sent again, it counts once; two at once both count. */
export const changeStock = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Medication> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    const sent = { id, body, key, route: medicationsEndpoints.changeStock.path };
    const { moment, before: course, isDone, answer } = await openChange(deps, write, sent);
    if (isDone) return answer();
    const before = findStrength(course.stock, body.strength);
    if (isSeenOtherwise(before, body))
      throw fail('conflict', { body: { stored: medicationOf(course, moment) } });
    const row = after(before, body);
    if (row.on_hand > mostOnHand)
      throw fail('invalid_input', {
        fields: { add: refusalTexts.tooManyPieces({ most: mostOnHand }) },
      });
    // Counted as it was shown is a count too: what was taken before it is not taken off any more.
    const isCount = body.count !== undefined;
    const isSame = !body.stop && !isCount && isSameValue(row, before);
    if (before === undefined ? body.stop : isSame) return answer();
    if (before === undefined && course.stock.length >= mostStrengths)
      throw fail('invalid_input', {
        detail: refusalTexts.tooManyStrengths({ most: mostStrengths }),
      });
    const isChanged = isCount || before?.on_hand !== row.on_hand;
    await (body.stop
      ? dropStock(tx, patientId, id, row.strength)
      : putStock(tx, patientId, id, row, isChanged ? by.at : null, isCount ? by.at : null));
    changed('medication.edited', 'medication', id, ['stock']);
    return answer();
  });
