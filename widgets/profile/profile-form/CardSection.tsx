import { account } from '../../../core/api/endpoints/account.ts';
import * as dataTexts from '../../../core/labels/it/profile/data.ts';
import * as registrationTexts from '../../../core/labels/it/registration.ts';
import { groupCard } from '../../../core/rules/cardNumber.ts';
import type { FormField } from '../../../core/rules/form.ts';
import { cardState } from '../../../core/rules/loyalty.ts';
import { cardNumber } from '../../../core/rules/personFields.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { SectionForm } from '../parts/SectionForm.tsx';

const fields: readonly FormField<'fidelityCard'>[] = [
  {
    name: 'fidelityCard',
    label: registrationTexts.cardNumber,
    hint: registrationTexts.cardHint,
    kind: 'number',
    required: true,
    rules: cardNumber,
    complete: 'off',
  },
];

/** The loyalty card: the one that is held, or the ways to one (account §2: wantPrima). */
export function CardSection({ id }: { id: string }) {
  const { client, cart } = useSpesa();
  const user = useCart()?.user;
  const state = user ? cardState(user) : 'none';
  const request = useCommand(async () => {
    await client.call(account.registerCard, { prima_card_action: 'request' });
    await cart.load();
  });
  if (state === 'held') {
    return (
      <PageSection title={dataTexts.loyalty()} id={id}>
        <p>{dataTexts.cardHeld({ number: groupCard(String(user?.fidelityCard)) })}</p>
      </PageSection>
    );
  }
  return (
    <SectionForm
      title={dataTexts.loyalty()}
      id={id}
      fields={fields}
      submit={dataTexts.cardAssociate}
      send={async ({ fidelityCard }) => {
        await client.call(account.registerCard, { prima_card_action: 'associate', fidelityCard });
        await cart.load();
      }}
    >
      <p>{(state === 'requested' ? dataTexts.cardRequested : dataTexts.cardNone)()}</p>
      {state === 'none' && (
        <div className="form-page__ways">
          <Button variant="secondary" busy={request.busy} onClick={() => void request.run()}>
            {dataTexts.cardRequest()}
          </Button>
        </div>
      )}
    </SectionForm>
  );
}
