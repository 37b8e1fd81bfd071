export const usual = {
  bought: 'Ihr üblicher Einkauf liegt im Warenkorb.',
  buy: '{n} Artikel in den Warenkorb',
  buyOne: '{n} Artikel in den Warenkorb',
  gone: 'Derzeit nicht da',
  intro:
    'Die Artikel Ihrer Bestellungen der letzten sechs Monate, die häufigsten oben: Die Liste aktualisiert sich von selbst.',
  more: 'Alle {n} Artikel zeigen',
  times: '{quantity} · in {n} Bestellungen',
  title: 'Was Sie meist kaufen',
};
