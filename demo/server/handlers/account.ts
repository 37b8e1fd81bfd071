import type { account } from '../../../core/api/endpoints/account.ts';
import { email, maxLength, phone, required } from '../../../core/rules/validation.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { translated } from '../language/translate.ts';
import { invalid, malformed, notFound, Problem, status } from '../http/problem.ts';
import { lockName } from '../sql/session/lockName.ts';
import { changeDetail, changePerson } from '../sql/profile/change.ts';
import { keepAnswers } from './account/surveys.ts';
import { detailOf } from '../sql/profile/detail.ts';
import { checkBilling } from './account/billing.ts';
import { bornBy, checkFields } from './account/checkPerson.ts';
import { isFreeCard } from './registration/register.ts';
import { customerOf } from './session/customer.ts';
import { now } from '../time/clock.ts';
import { refuseTooMany } from './session/refuseTooMany.ts';

const cardAsked = '4';
const mail = 3;

/** Person infos that a customer may write; the others are the shop's (SEC-12). */
const ownInfos: ReadonlySet<number> = new Set([4]);

/** Orders that were placed and not given up. */
const placed = new Set([3, 4, 5, 6, 7, 8, 9, 18, 22]);

/** What a customer tells the shop about themselves (account §7). */
export const accountHandlers: Handlers<typeof account> = {
  detail: (_input, context) => detailOf(context.db, customerOf(context)),

  async updateDetail(input, context) {
    const userId = customerOf(context);
    checkFields(input, bornBy(await now(context.db, context.clock)));
    await transact(context.db, (db) => changePerson(db, userId, input));
    return detailOf(context.db, userId);
  },

  async updatePersonInfo({ personInfoTypeId, value }, context) {
    const userId = customerOf(context);
    if (!ownInfos.has(personInfoTypeId)) throw notFound('personInfo.notFound', 'Questa informazione non c’è.');
    checkFields({ value }, { value: [maxLength(200)] });
    await transact(context.db, async (db) => {
      const { person_infos } = await db
        .selectFrom('customer')
        .select('person_infos')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const infos = JSON.stringify({ ...person_infos, [personInfoTypeId]: value });
      await db.updateTable('customer').set({ person_infos: infos }).where('user_id', '=', userId).execute();
    });
    return detailOf(context.db, userId);
  },

  async updateContact({ contactTypeId, value }, context) {
    const userId = customerOf(context);
    if (![1, 2, mail].includes(contactTypeId)) throw malformed('Questo tipo di contatto non esiste.');
    checkFields({ value }, { value: [contactTypeId === mail ? email : phone] });
    await transact(context.db, (db) =>
      changeDetail(db, userId, 'contacts', ({ [contactTypeId]: _before, ...others }) =>
        value.trim() ? { ...others, [contactTypeId]: value.trim() } : others,
      ),
    );
    return detailOf(context.db, userId);
  },

  async updateBilling(input, context) {
    const userId = customerOf(context);
    checkBilling(input);
    await transact(context.db, (db) => changeDetail(db, userId, 'billing', () => input));
    return detailOf(context.db, userId);
  },

  async updateContactPreference({ preferences }, context) {
    const userId = customerOf(context);
    const given = Object.fromEntries(preferences.map(({ channel, accepted }) => [channel, accepted]));
    await transact(context.db, async (db) => {
      await changeDetail(db, userId, 'preferences', (before) => ({ ...before, ...given }));
      if (given['push'] === false) await db.deleteFrom('marketing_contact').where('user_id', '=', userId).execute();
    });
    return detailOf(context.db, userId);
  },

  async registerCard({ prima_card_action, fidelityCard, ...person }, context) {
    const userId = customerOf(context);
    const card = prima_card_action === 'associate' ? (fidelityCard ?? '').trim() : undefined;
    const born = bornBy(await now(context.db, context.clock));
    checkFields({ ...person, fidelityCard: card }, { ...born, ...(card === '' && { fidelityCard: [required] }) });
    const takeBack = await refuseTooMany(context, [{ name: `card of ${userId}`, tries: 20, minutes: 60 }]);
    await transact(context.db, async (db) => {
      const me = await db
        .selectFrom('customer')
        .select(['fidelity_card', 'person_infos'])
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (me.fidelity_card && me.fidelity_card !== card)
        throw new Problem(status.conflict, 'card.there', 'Hai già una carta fedeltà.');
      if (card) await lockName(db, card);
      if (card && !(await isFreeCard(db, card, userId)))
        throw invalid([
          {
            code: 'card.unknown',
            message: 'Questa carta non può essere collegata: controlla il numero o passa in negozio.',
            field: 'fidelityCard',
          },
        ]);
      await changePerson(db, userId, person);
      const { [cardAsked]: _asked, ...others } = me.person_infos;
      await db
        .updateTable('customer')
        .set(
          card
            ? { fidelity_card: card, person_infos: JSON.stringify(others) }
            : { person_infos: JSON.stringify({ ...others, [cardAsked]: '1' }) },
        )
        .where('user_id', '=', userId)
        .execute();
    });
    await takeBack();
    const { user } = await detailOf(context.db, userId);
    return { user, ...(user.fidelityCard && { fidelityCard: user.fidelityCard }) };
  },

  async lifetime(_input, context) {
    const rows = await context.db
      .selectFrom('shop_order')
      .select(['gross_total', 'final_total', 'status'])
      .where('user_id', '=', customerOf(context))
      .execute();
    const bought = rows.filter((row) => placed.has(row.status));
    const total = bought.reduce((sum, row) => sum + (row.final_total ?? row.gross_total), 0);
    const [level, next] =
      total >= 100_000 ? ['Oro'] : total >= 30_000 ? ['Argento', 'Oro da 1.000 €'] : ['Bronzo', 'Argento da 300 €'];
    return {
      level: translated(level!),
      ...(next && { nextLevel: translated(next) }),
      total: total / 100,
      orders: bought.length,
    };
  },

  async survey({ surveyId, answers }, context) {
    const texts = [surveyId, ...Object.entries(answers).flat()];
    if (Object.keys(answers).length > 50 || texts.some((text) => text.length > 2000))
      throw malformed('Le risposte sono troppo lunghe.');
    await keepAnswers(context.db, customerOf(context), surveyId, answers);
    return {};
  },
};
