import { createHash } from 'node:crypto';
import { buildCard, type CardFacts, foundIn } from '@caretrail/contract/emergency-card/build-card';
import { cardAreas } from '@caretrail/contract/emergency-card/areas';
import {
  cardSettings,
  type CardSettings,
  type EmergencyCard,
  type EmergencyCardAnswer,
  noSettings,
} from '@caretrail/contract/emergency-card/schema';
import { english } from '@caretrail/contract/i18n/current-language';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { inLanguage } from '../../languages/current.ts';
import { placesOnCall } from '../locations/service.ts';
import { medicinesOnCard } from '../medications/service.ts';
import type { RecordDeps } from '../patients/service.ts';
import { readAnswers } from '../profile/service.ts';
import { findSettings, listDevices } from './repo.ts';

export type Known = {
  readonly version: number;
  readonly settings: CardSettings;
  /** In the language of the moment. */
  readonly facts: () => CardFacts;
  readonly card: () => EmergencyCard;
  readonly mark: string;
};

/** The same for the same card in any language and at any time. */
const markOf = (card: EmergencyCard): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...card, made_at: '' }))
    .digest('base64url');

/** All that a card is made of, as far as its reader may see it. */
export async function readKnown(
  deps: RecordDeps,
  db: Queryable,
  context: Pick<RecordContext, 'patientId' | 'areas'>,
): Promise<Known> {
  const { patientId, areas } = context;
  // One after the other: an edit reads them in its transaction.
  const stored = await findSettings(db, patientId);
  const answers = await readAnswers({ db }, context);
  const medicines = await medicinesOnCard(deps, db, patientId);
  const places = await placesOnCall(db, patientId);
  const settings = stored === undefined ? noSettings : cardSettings.parse(stored);
  const facts = (): CardFacts => ({ answers, medicines: medicines.inWords(), places });
  const card = (): EmergencyCard =>
    buildCard(facts(), {
      settings,
      areas,
      nowIso: deps.clock.now().toISOString(),
      today: medicines.today,
    });
  return {
    version: stored?.version ?? 1,
    settings,
    facts,
    card,
    mark: inLanguage(english, () => markOf(card())),
  };
}

/** What is chosen names medicines, places and people: only for those who see all of these, and may change it. */
const mayEdit = ({ areas, rights }: RecordContext): boolean =>
  rights.has('manage') && cardAreas.every((area) => areas.has(area));

export async function answerIn(
  deps: RecordDeps,
  db: Queryable,
  context: RecordContext,
): Promise<EmergencyCardAnswer> {
  const { version, settings, facts, card, mark } = await readKnown(deps, db, context);
  const isEditable = mayEdit(context);
  return {
    card: card(),
    mark,
    version,
    settings: isEditable ? settings : null,
    found: isEditable ? foundIn(facts()) : null,
    devices: context.grant === null ? await listDevices(db, context.patientId) : null,
  };
}
