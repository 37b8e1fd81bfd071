import type { Billing } from '../../../../core/schema/billing.ts';
import type { PersonFiscal } from '../../../../core/schema/billing.ts';
import * as faultTexts from '../../../../core/labels/it/commonFaults.ts';
import { vatNumber } from '../../../../core/rules/personRules.ts';
import { email, matching, maxLength, required } from '../../../../core/rules/validation.ts';
import type { Db } from '../../database/database.ts';
import { invalid } from '../../http/problem.ts';
import { checkFields } from './checkPerson.ts';

/** Refuses what no invoice could bear: a person needs a fiscal code, a firm a VAT number and an SDI code or a PEC. */
export function checkBilling(input: Billing): void {
  checkFields(
    { ...input },
    {
      name: [required, maxLength(150)],
      vatNumber: [vatNumber],
      sdiCode: [matching(faultTexts.fiscalCodeFault, /^[A-Z\d]{7}$/i)],
      pec: [email],
    },
  );
  const { fiscalCode, vatNumber: vat, sdiCode, pec } = input;
  if (!fiscalCode && !vat)
    throw invalid([
      { code: 'form.fiscalCode', message: 'Serve il codice fiscale o la partita IVA', field: 'fiscalCode' },
    ]);
  if (vat && !sdiCode && !pec)
    throw invalid([{ code: 'form.sdiCode', message: 'Serve il codice SDI o la PEC', field: 'sdiCode' }]);
}

/** The customer's addressees of invoices. */
export async function fiscalsOf(db: Db, userId: number): Promise<{ personFiscals: PersonFiscal[] }> {
  const rows = await db
    .selectFrom('person_fiscal')
    .select(['person_fiscal_id', 'billing'])
    .where('user_id', '=', userId)
    .orderBy('person_fiscal_id')
    .execute();
  return {
    personFiscals: rows.map(({ person_fiscal_id, billing }) => {
      const { address1, addressNumber, city, province, postalcode, ...who } = billing;
      return {
        personFiscalId: person_fiscal_id,
        ...who,
        address: { address1, addressNumber, city, province, postalcode },
      };
    }),
  };
}
