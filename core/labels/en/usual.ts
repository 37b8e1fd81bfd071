export const usual = {
  bought: 'What you usually buy is in the cart.',
  buy: 'Put {n} products in the cart',
  buyOne: 'Put {n} product in the cart',
  gone: 'Not available now',
  intro:
    'The products of your orders of the last six months, those bought most on top: the list keeps itself up to date.',
  more: 'Show all {n} products',
  times: '{quantity} · in {n} orders',
  title: 'What you usually buy',
};
