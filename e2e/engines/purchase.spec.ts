import { desktop, phone } from '../fixtures.ts';
import { freeSlot, openDay } from '../slots.ts';
import { test } from './fixtures.ts';
import { button, choice, field, heading, it, link, type Visitor, type Wanted } from './visitor.ts';

const cards = 'spesa-search-page .product-card';
const slot = it(freeSlot);
const lastDay = { css: openDay, last: true } as const;
const order = button('Ordina con obbligo di pagare');
const code = field('Codice di sei cifre');

/** The bill is paid, the order is there, and it is among the customer's. */
async function seeOrder({ see, press, arrive }: Visitor, product: string): Promise<void> {
  await see({ css: 'spesa-order *', name: 'Grazie, ' });
  await see({ css: 'spesa-order *', name: product });
  await press(link('Tutti gli ordini'));
  await arrive(/\/orders/);
  await see(it('.order-list__item'));
}

test('[spesa-search-box] [spesa-cart-drawer] [spesa-payment] by touch at 390 px a newcomer searches, logs in, adds, chooses where and when, and pays with a new card', async ({
  visitor,
}, info) => {
  const { go, see, press, fill, miss, arrive } = visitor;
  await visitor.resize(phone);
  await go('/');
  await fill(it('spesa-search-box input'), 'caffè');
  await see(it('[role=option]'));
  await visitor.key('Enter');
  await arrive(/\/search/);
  const product = await see(it(`${cards} .product-card__name`));
  await press(it(`${cards} [data-press]`));

  await see(heading('Accedi'));
  await fill(field('E-mail'), `${info.retry === 0 ? 'bruno' : 'elena'}@example.it`);
  await fill(it('input[name=password]'), 'spesa-demo');
  await press(button('Entra'));

  await see(heading('Consegna o ritiro'));
  await press(button('Aggiungi un indirizzo'));
  await fill(field('Via o piazza'), 'Via Palestro');
  await fill(field('Numero civico'), '3');
  await fill(field('CAP'), '16122');
  await fill(field('Città'), 'Genova');
  await fill(field('Telefono per la consegna'), '3331234567');
  await press(button('Salva e continua'));
  await press(lastDay);
  await press(slot);
  await miss(it('dialog[open]'));

  for (let taps = 0; taps < 11; taps++) await press(it(`${cards} [data-main]`));
  await press(it('spesa-cart-button button, spesa-cart-button a'));
  await see(it('.cart-totals'));
  await press(button('Vai alla cassa'));
  await arrive(/\/checkout/);
  await press(link('Vai al pagamento'));
  await arrive(/\/payment/);
  await press(choice('Una nuova carta'));
  await press(order);

  await fill(field('Numero della carta'), '4000 0000 0000 3220');
  await fill(field('Scadenza (MM/AA)'), '12/30');
  await fill(field('Codice di sicurezza'), '123');
  await fill(field('Intestatario'), 'Bruno Rossi');
  await press(button('Autorizza'));
  await fill(code, await see(it('.code b')));
  await press(button('Conferma'));
  await seeOrder(visitor, product);
});

test('[spesa-search-page] [spesa-cart-drawer] [spesa-order] by keyboard alone at 1440 px a customer searches, logs in, adds, chooses where and when, and pays with the card on file', async ({
  visitor,
}) => {
  const { go, see, enter, tabTo, key, type, miss, arrive } = visitor;
  const write = (wanted: Wanted, text: string): Promise<void> => tabTo(wanted).then(() => type(text));
  await visitor.resize(desktop);
  await go('/');
  await write(it('spesa-search-box input'), 'pasta');
  await see(it('[role=option]'));
  await key('ArrowDown');
  await key('ArrowUp');
  await key('Enter');
  await arrive(/\/search/);
  const product = await see(it(`${cards} .product-card__name`));
  await enter(it(`${cards} [data-press]`));

  await see(heading('Accedi'));
  await write(field('E-mail'), 'carla@example.it');
  await write(it('input[name=password]'), 'spesa-demo');
  await key('Enter');

  await see(heading('Consegna o ritiro'));
  await enter(button('Consegna qui: '));
  await tabTo(it('[role=tab][aria-selected=true]'));
  await key('End');
  if ((await see(it('[role=tab][aria-selected=true]:last-of-type'))).includes('nessuna fascia')) await key('ArrowLeft');
  await enter(slot);
  await miss(it('dialog[open]'));

  await tabTo(it(`${cards} input`), 'Shift+Tab');
  await key('Control+a');
  await type('40');
  await key('Enter');
  await key('Control+Home');
  await tabTo(it('spesa-cart-button button, spesa-cart-button a'), 'Shift+Tab');
  await key('Enter');
  await enter(button('Vai alla cassa'));
  await arrive(/\/checkout/);
  await enter(link('Vai al pagamento'));
  await arrive(/\/payment/);
  await enter(order);

  await write(code, await see(it('.code b')));
  await key('Enter');
  await seeOrder(visitor, product);
});
