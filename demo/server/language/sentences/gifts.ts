import type { Sentences } from '../translation.ts';

/** Names of the shop’s gifts, whatever their sums, and what is said above a department. */
export const gifts: Sentences = {
  '{sum} di sconto sopra i {least}': { en: '{sum} off above {least}', de: '{sum} Rabatt ab {least}' },
  'Arriva a {least} e togliamo {sum} dal totale.': {
    en: 'Reach {least} and we take {sum} off the total.',
    de: 'Erreichen Sie {least}, und wir ziehen {sum} von der Summe ab.',
  },
  'Gelati: {sum} in meno ogni spesa da {least}': {
    en: 'Ice cream: {sum} off any shopping of {least}',
    de: 'Eis: {sum} weniger bei jedem Einkauf ab {least}',
  },
  'Con {least} di gelati togliamo {sum} dal totale.': {
    en: 'With {least} of ice cream we take {sum} off the total.',
    de: 'Bei Eis für {least} ziehen wir {sum} von der Summe ab.',
  },
  '{sum} in meno da {least}': { en: '{sum} off from {least}', de: '{sum} weniger ab {least}' },
  'Colazione insieme': { en: 'Breakfast together', de: 'Gemeinsam frühstücken' },
  'Con {least} di prodotti per la colazione, {sum} in meno alla cassa.': {
    en: 'With {least} of breakfast products, {sum} off at the checkout.',
    de: 'Bei Frühstücksprodukten für {least} an der Kasse {sum} weniger.',
  },
  'Casa in ordine: {sum} in meno da {least}': {
    en: 'A tidy home: {sum} off from {least}',
    de: 'Alles sauber: {sum} weniger ab {least}',
  },
  'Con {least} di prodotti per la casa togliamo {sum} dal totale.': {
    en: 'With {least} of household products we take {sum} off the total.',
    de: 'Bei Haushaltsprodukten für {least} ziehen wir {sum} von der Summe ab.',
  },
  'L’ora della pappa': { en: 'Feeding time', de: 'Essenszeit für die Kleinen' },
  'Scegli {least} di prodotti per i più piccoli: {sum} in meno.': {
    en: 'Choose {least} of products for the little ones: {sum} off.',
    de: 'Wählen Sie Produkte für die Kleinsten für {least}: {sum} weniger.',
  },
  'Benvenuto: {sum} di sconto': { en: 'Welcome: {sum} off', de: 'Willkommen: {sum} Rabatt' },
  '{sum} in meno su una spesa di almeno {least}, una volta per cliente.': {
    en: '{sum} off a shopping of at least {least}, once per customer.',
    de: '{sum} weniger bei einem Einkauf ab {least}, einmal pro Kundin oder Kunde.',
  },
  '{sum} in meno su una spesa di almeno {least}.': {
    en: '{sum} off a shopping of at least {least}.',
    de: '{sum} weniger bei einem Einkauf ab {least}.',
  },
  '{share}% di sconto': { en: '{share}% off', de: '{share} % Rabatt' },
  'Un prodotto in omaggio': { en: 'A product for free', de: 'Ein Artikel geschenkt' },
  'Scegli tu quale prodotto del carrello è in omaggio, fino a {sum}.': {
    en: 'Choose which product in your cart is free, up to {sum}.',
    de: 'Wählen Sie, welcher Artikel im Warenkorb geschenkt ist, bis zu {sum}.',
  },
  '{sum} in meno, fino al {day}.': { en: '{sum} off, until {day}.', de: '{sum} weniger, bis {day}.' },
  'Estate {year}': { en: 'Summer {year}', de: 'Sommer {year}' },
  'Estate per te': { en: 'Summer for you', de: 'Sommer für Sie' },
  'Buono da {sum}': { en: 'Voucher for {sum}', de: 'Gutschein über {sum}' },
  '{sum} in meno su una spesa di almeno {least}: grazie di essere dei nostri.': {
    en: '{sum} off a shopping of at least {least}: thank you for being with us.',
    de: '{sum} weniger bei einem Einkauf ab {least}: danke, dass Sie bei uns sind.',
  },
  'Buon compleanno: {share}%': { en: 'Happy birthday: {share}%', de: 'Alles Gute zum Geburtstag: {share} %' },
  'Per il ritardo: {sum} di sconto': { en: 'For the delay: {sum} off', de: 'Für die Verspätung: {sum} Rabatt' },
  '{sum} in meno sulla prossima spesa, dal servizio clienti.': {
    en: '{sum} off your next shopping, from customer service.',
    de: '{sum} weniger beim nächsten Einkauf, vom Kundendienst.',
  },
  'Offerta riservata': { en: 'Offer just for you', de: 'Angebot nur für Sie' },
  '{sum} in meno, per chi ha ricevuto il nostro messaggio.': {
    en: '{sum} off, for those who have received our message.',
    de: '{sum} weniger für alle, die unsere Nachricht erhalten haben.',
  },
  'Tutto quello che trovi nei nostri negozi, dalla frutta di stagione ai prodotti per la casa.': {
    en: 'Everything that you find in our shops, from seasonal fruit to household products.',
    de: 'Alles, was Sie in unseren Märkten finden, von Obst der Saison bis zu Produkten für den Haushalt.',
  },
  'Raccolta al momento giusto e scelta ogni mattina dai nostri banconisti.': {
    en: 'Picked at the right moment and chosen every morning by our staff.',
    de: 'Zum richtigen Zeitpunkt geerntet und jeden Morgen von unseren Leuten ausgesucht.',
  },
  'Il banco del fresco: latte dalle valli vicine, formaggi a denominazione e uova di galline allevate a terra o all’aperto.':
    {
      en: 'Fresh from the counter: milk from nearby valleys, cheeses of protected origin, and eggs from barn and free-range hens.',
      de: 'Frisch von der Theke: Milch aus nahen Tälern, Käse mit geschützter Herkunft und Eier aus Boden- oder Freilandhaltung.',
    },
  'Tagli del nostro macellaio e pesce arrivato in giornata, con origine sempre dichiarata.': {
    en: 'Cuts from our butcher and fish landed today, always with its origin.',
    de: 'Stücke von unserem Metzger und Fisch vom selben Tag, immer mit Angabe der Herkunft.',
  },
  'Tagliati al momento come li vuoi tu, o già pronti in vaschetta.': {
    en: 'Sliced as you like them, or ready in a tray.',
    de: 'Frisch geschnitten, wie Sie es möchten, oder fertig in der Schale.',
  },
  'Pane sfornato più volte al giorno, focaccia ligure e torte su ordinazione.': {
    en: 'Bread baked several times a day, Ligurian focaccia and cakes to order.',
    de: 'Mehrmals täglich gebackenes Brot, ligurische Focaccia und Torten auf Bestellung.',
  },
  'Pasta, riso, olio, conserve e tutto ciò che non deve mai mancare.': {
    en: 'Pasta, rice, oil, preserves and all that must never run out.',
    de: 'Pasta, Reis, Öl, Konserven und alles, was nie fehlen darf.',
  },
  'Dal primo caffè della mattina alla coccola dopo cena.': {
    en: 'From the first coffee of the morning to the treat after dinner.',
    de: 'Vom ersten Kaffee am Morgen bis zur Leckerei nach dem Abendessen.',
  },
  'Acqua, succhi, birre e una cantina che parla ligure e piemontese.': {
    en: 'Water, juices, beers and a cellar from Liguria and Piedmont.',
    de: 'Wasser, Säfte, Biere und ein Keller aus Ligurien und dem Piemont.',
  },
  'La catena del freddo non si ferma mai: consegniamo a –18 °C.': {
    en: 'The cold chain never breaks: we deliver at –18 °C.',
    de: 'Die Kühlkette reißt nie ab: Wir liefern bei –18 °C.',
  },
  'Detersivi, carta e accessori: in formato famiglia o di ricarica.': {
    en: 'Detergents, paper and accessories: in family size or as refills.',
    de: 'Reinigungsmittel, Papier und Zubehör: in Familiengröße oder zum Nachfüllen.',
  },
  'La cura di ogni giorno per tutta la famiglia.': {
    en: 'Everyday care for the whole family.',
    de: 'Die tägliche Pflege für die ganze Familie.',
  },
  'Per i più piccoli, dai primi giorni ai primi passi.': {
    en: 'For the little ones, from the first days to the first steps.',
    de: 'Für die Kleinsten, von den ersten Tagen bis zu den ersten Schritten.',
  },
  'Pappe, crocchette e lettiere per chi ci aspetta a casa.': {
    en: 'Food and litter for those who wait for us at home.',
    de: 'Futter und Streu für alle, die zu Hause auf uns warten.',
  },
};
