import { useRef, useState } from 'react';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as productTexts from '../../../core/labels/it/product.ts';
import * as supplementTexts from '../../../core/labels/it/supplements.ts';
import { brandAndSize } from '../../../core/rules/brandAndSize.ts';
import { chosenOptions } from '../../../core/rules/chosenOptions.ts';
import { isVariableWeight } from '../../../core/rules/cartChoices.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { formatCurrency, formatUnitPrice } from '../../../core/rules/price.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Supplement } from '../../../core/schema/supplements.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useDiet } from '../../hooks/useDiet.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AdultBox } from '../../ui/AdultBox.tsx';
import { BillTotals } from '../../ui/BillTotals.tsx';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { GuaranteeNotice } from '../../ui/GuaranteeNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import { QuantityControl } from '../../ui/QuantityControl.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { AdditionWishes } from './AdditionWishes.tsx';
import { useAddition, useProducts, type Choice } from './useAddition.ts';

interface LineProps {
  choice: Choice;
  /** Its place among what is to be added, which its price has too. */
  index: number;
  price: Supplement | undefined;
  onChange(change: Partial<Pick<Choice, 'quantity' | 'infos'>>): void;
  onRemove(): void;
}

/** A product that is to be added: its main characteristics, how much of it, and what it costs (LAW-02, LAW-09). */
function Line({ choice, index, price, onChange, onRemove }: LineProps) {
  const { product, quantity } = choice;
  const { config } = useSpesa();
  const links = useLinks();
  const unwanted = useDiet(product);
  const name = readable(product.name);
  const line = price?.lines[index];
  const priced = line?.product.productId === product.productId ? line : undefined;
  const options = chosenOptions(choice);
  const amount = priced && formatCurrency(priced.grossTotal, config.currencyForm);
  const facts = [brandAndSize(product), formatUnitPrice(priced?.product ?? product, config.currencyForm)];
  return (
    <li className="addition__line">
      <ProductPicture src={links.photo(product.mediaURL)} size={56} />
      <div className="addition__words">
        <bdi className="addition__name">{name}</bdi>
        {options && <bdi className="addition__chosen">{options}</bdi>}
        <bdi className="addition__facts">{facts.filter(Boolean).join(' · ')}</bdi>
        {withdrawalExcluded(product) && <span className="addition__facts">{productTexts.withdrawalExcluded()}</span>}
        {unwanted.length > 0 && <span className="addition__diet">{unwanted.join('. ')}</span>}
      </div>
      <QuantityControl
        name={options ? `${name}, ${options}` : name}
        value={quantity}
        rule={quantityRule(product)}
        onChange={(many) => onChange({ quantity: many })}
        onRemove={onRemove}
      />
      <span className="addition__amount">
        {amount && (isVariableWeight(product) ? cartBillTexts.estimated({ price: amount }) : amount)}
      </span>
      <AdditionWishes choice={choice} name={name} onChange={(infos) => onChange({ infos })} />
    </li>
  );
}

/** Search, quantities, the server's bill, and the button that binds directly under it (LAW-01, LAW-02): something more for an order that is placed already. */
export default function AddToOrderDialog({ input: { order }, answer, close }: DialogProps<'addToOrder'>) {
  const { config } = useSpesa();
  const links = useLinks();
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const [tries, setTries] = useState(0);
  const searchBox = useRef<HTMLDivElement>(null);
  const found = useProducts(order, words);
  const addition = useAddition(order, answer);
  const { choices, price, isCurrent, refusal, adult, buy } = addition;
  const needsAge = price?.adultsOnly === true && !adult;
  const paysByCard = (price?.reservedAmount ?? 0) > 0;

  function choose(productId: number): void {
    const product = found.products.find((each) => each.productId === productId);
    if (!product) return;
    setWords('');
    void addition.choose(product).then((chosen) => {
      if (chosen) setSaid(supplementTexts.added({ name: readable(product.name) }));
    });
  }
  function remove(key: string): void {
    addition.remove(key);
    searchBox.current?.querySelector('input')?.focus();
  }
  const submit = () => {
    setTries(needsAge ? tries + 1 : 0);
    if (!needsAge && isCurrent) void buy.run();
  };

  return (
    <DialogPanel title={supplementTexts.title({ n: order.orderId })} onClose={close}>
      <div className="addition">
        <div ref={searchBox}>
          <Combobox
            name={supplementTexts.search()}
            placeholder={supplementTexts.search()}
            value={words}
            busy={found.busy}
            options={found.products.map((product) => ({
              id: String(product.productId),
              text: readable(product.name),
              note: [brandAndSize(product), formatUnitPrice(product, config.currencyForm)].filter(Boolean).join(' · '),
              picture: <ProductPicture src={links.photo(product.mediaURL)} size={40} />,
            }))}
            onChange={setWords}
            onChoose={({ id }) => choose(Number(id))}
            onSubmit={() => found.products[0] && choose(found.products[0].productId)}
          />
        </div>
        <p className="hidden-text" role="status">
          {said}
        </p>
        {found.isEmpty && <p role="status">{supplementTexts.nothing({ words })}</p>}
        {found.hasFailed && <ErrorState onRetry={found.again} />}
        {choices.length === 0 ? (
          <p className="addition__none">{supplementTexts.none()}</p>
        ) : (
          <>
            <h3 className="addition__heading">{supplementTexts.chosen()}</h3>
            <ul className="addition__lines">
              {choices.map((choice, index) => (
                <Line
                  key={choice.key}
                  choice={choice}
                  index={index}
                  price={price}
                  onChange={(change) => addition.change(choice.key, change)}
                  onRemove={() => remove(choice.key)}
                />
              ))}
            </ul>
            {price && paysByCard && price.maskedCard && (
              <RadioCards
                legend={checkoutTexts.paymentTitle()}
                name="addition-card"
                value={addition.newCard ? 'new' : 'own'}
                cards={[
                  { value: 'own', icon: 'card', title: checkoutTexts.savedCard({ card: price.maskedCard }) },
                  {
                    value: 'new',
                    icon: 'plus',
                    title: checkoutTexts.newCard(),
                    text: checkoutTexts.newCardText(),
                  },
                ]}
                onChange={(value) => addition.setNewCard(value === 'new')}
              />
            )}
            <GuaranteeNotice file={config.guaranteeFile} />
            {price?.adultsOnly && (
              <AdultBox
                checked={adult}
                onChange={addition.setAdult}
                wanted={tries}
                {...(tries > 0 && needsAge && { error: checkoutTexts.adultMissing() })}
              />
            )}
            {refusal && <Notice kind="error">{refusal}</Notice>}
            {buy.error && buy.error !== refusal && <Notice kind="error">{buy.error}</Notice>}
            {price ? (
              <div className="addition__bill">
                <BillTotals bill={price} form={config.currencyForm} />
                <p className="addition__note">{supplementTexts.arrives({ n: order.orderId })}</p>
                <p className="addition__note">
                  {paysByCard
                    ? supplementTexts.hold({ amount: formatCurrency(price.reservedAmount, config.currencyForm) })
                    : supplementTexts.onDelivery()}
                </p>
              </div>
            ) : (
              !refusal && <Skeleton lines={3} />
            )}
            <Button wide busy={buy.busy || (!isCurrent && !refusal)} disabled={refusal !== ''} onClick={submit}>
              {checkoutTexts.order()}
            </Button>
          </>
        )}
      </div>
    </DialogPanel>
  );
}
