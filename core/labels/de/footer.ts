export const footer = {
  accessibility: 'Barrierefreiheit',
  capital: 'Stammkapital {amount}',
  cookies: 'Cookie-Einstellungen',
  guarantee: 'Gesetzliche Gewährleistung',
  menu: 'Fußbereich',
  pec: 'PEC',
  privacy: 'Datenschutz',
  rights: 'Ihre Rechte',
  terms: 'Verkaufsbedingungen',
  trader: 'Verkäufer',
  vat: 'USt-IdNr. und Steuernummer {number}',
  withdrawal: 'Vertrag widerrufen',
};
