export const footer = {
  accessibility: 'Accessibility',
  capital: 'Share capital {amount}',
  cookies: 'Cookie preferences',
  guarantee: 'Legal guarantee of conformity',
  menu: 'Footer',
  pec: 'PEC',
  privacy: 'Privacy',
  rights: 'Your rights',
  terms: 'Terms of sale',
  trader: 'Who sells',
  vat: 'VAT number and tax code {number}',
  withdrawal: 'Withdraw from contract here',
};
