import type { Sentences } from '../translation.ts';

/** Banners, headings and links of the home page and the departments. */
export const banners: Sentences = {
  'La spesa che ti somiglia': { en: 'Shopping that suits you', de: 'Ein Einkauf, der zu Ihnen passt' },
  'Freschi di giornata e grandi marche, quando vuoi tu.': {
    en: 'Fresh today and great brands, when you want them.',
    de: 'Tagesfrisches und große Marken, wann Sie möchten.',
  },
  'Un cesto con frutta, pane, formaggio e verdura': {
    en: 'A basket with fruit, bread, cheese and vegetables',
    de: 'Ein Korb mit Obst, Brot, Käse und Gemüse',
  },
  'Inizia dal fresco': { en: 'Start with fresh food', de: 'Mit Frischem beginnen' },
  'Le offerte di questa settimana': { en: 'This week’s offers', de: 'Die Angebote dieser Woche' },
  'Sconti e 3x2 in dispensa, da mettere da parte.': {
    en: 'Discounts and 3 for 2 for the pantry, to put by.',
    de: 'Rabatte und 3 für 2 für den Vorrat.',
  },
  'Pasta, olive, caffè, biscotti e succhi in offerta': {
    en: 'Pasta, olives, coffee, biscuits and juices on offer',
    de: 'Pasta, Oliven, Kaffee, Kekse und Säfte im Angebot',
  },
  'Vedi le offerte': { en: 'See the offers', de: 'Angebote ansehen' },
  'È tempo di agrumi': { en: 'It is citrus season', de: 'Es ist Zeit für Zitrusfrüchte' },
  'Tarocco, clementine e limoni raccolti in Sicilia e in Calabria.': {
    en: 'Tarocco oranges, clementines and lemons picked in Sicily and Calabria.',
    de: 'Tarocco, Clementinen und Zitronen, geerntet in Sizilien und Kalabrien.',
  },
  'Arance, limoni, mele, pere, uva, fragole e kiwi': {
    en: 'Oranges, lemons, apples, pears, grapes, strawberries and kiwis',
    de: 'Orangen, Zitronen, Äpfel, Birnen, Trauben, Erdbeeren und Kiwis',
  },
  'Scegli gli agrumi': { en: 'Choose citrus fruit', de: 'Zitrusfrüchte aussuchen' },
  'Liguria in tavola': { en: 'Liguria on the table', de: 'Ligurien auf dem Tisch' },
  'Basilico di Pra’, trofie e focaccia: i sapori di casa.': {
    en: 'Basil from Pra’, trofie and focaccia: the flavours of home.',
    de: 'Basilikum aus Pra’, Trofie und Focaccia: der Geschmack von zu Hause.',
  },
  'Basilico, formaggio, pasta, olive, limoni, pane e aglio': {
    en: 'Basil, cheese, pasta, olives, lemons, bread and garlic',
    de: 'Basilikum, Käse, Pasta, Oliven, Zitronen, Brot und Knoblauch',
  },
  'Scopri i sapori': { en: 'Discover the flavours', de: 'Aromen entdecken' },
  'Pranzo in venti minuti': { en: 'Lunch in twenty minutes', de: 'Mittagessen in zwanzig Minuten' },
  'Pasta, passata e un filo d’olio buono.': {
    en: 'Pasta, passata and a drop of good oil.',
    de: 'Pasta, Passata und ein Schuss gutes Öl.',
  },
  'Un piatto di pasta con pomodoro, formaggio e basilico': {
    en: 'A plate of pasta with tomato, cheese and basil',
    de: 'Ein Teller Pasta mit Tomate, Käse und Basilikum',
  },
  'Buona colazione': { en: 'A good breakfast', de: 'Guten Morgen beim Frühstück' },
  'Caffè, biscotti e marmellate.': { en: 'Coffee, biscuits and jams.', de: 'Kaffee, Kekse und Marmeladen.' },
  'Caffè, brioche, fragole e latte': {
    en: 'Coffee, brioche, strawberries and milk',
    de: 'Kaffee, Brioche, Erdbeeren und Milch',
  },
  'La cantina': { en: 'The cellar', de: 'Der Weinkeller' },
  'Vermentino, Barbera e bollicine.': {
    en: 'Vermentino, Barbera and bubbles.',
    de: 'Vermentino, Barbera und Perlendes.',
  },
  'Calici di vino con uva e formaggio': {
    en: 'Glasses of wine with grapes and cheese',
    de: 'Weingläser mit Trauben und Käse',
  },
  'Per i più piccoli': { en: 'For the little ones', de: 'Für die Kleinsten' },
  'Pappe e pannolini sempre disponibili.': {
    en: 'Baby food and nappies always in stock.',
    de: 'Babynahrung und Windeln immer vorrätig.',
  },
  'Un biberon, un orsetto, una mela e un succo': {
    en: 'A baby bottle, a teddy bear, an apple and a juice',
    de: 'Ein Fläschchen, ein Teddy, ein Apfel und ein Saft',
  },
  'Casa in ordine': { en: 'A tidy home', de: 'Alles sauber zu Hause' },
  'Detersivi anche in ricarica: meno imballaggio, stesso bucato.': {
    en: 'Detergents as refills too: less packaging, the same wash.',
    de: 'Waschmittel auch zum Nachfüllen: weniger Verpackung, gleiche Wäsche.',
  },
  'Un cesto del bucato, schiuma, spugna e flacone': {
    en: 'A laundry basket, foam, a sponge and a bottle',
    de: 'Ein Wäschekorb, Schaum, Schwamm und Flasche',
  },
  'Un gelato, subito': { en: 'An ice cream, now', de: 'Ein Eis, sofort' },
  'Vaschette, coni e ghiaccioli, a casa senza sciogliersi.': {
    en: 'Tubs, cones and ice lollies, home without melting.',
    de: 'Schalen, Hörnchen und Wassereis, zu Hause, ohne zu schmelzen.',
  },
  'Gelati in cono e in coppa con fragole': {
    en: 'Ice cream in cones and cups with strawberries',
    de: 'Eis im Hörnchen und im Becher mit Erdbeeren',
  },
  'Tutto il negozio in tasca': { en: 'The whole shop in your pocket', de: 'Der ganze Markt in der Tasche' },
  'Cerca, scegli, e la spesa è fatta.': {
    en: 'Search, choose, and your shopping is done.',
    de: 'Suchen, auswählen, und der Einkauf ist erledigt.',
  },
  'Consegna o ritiro, decidi tu': {
    en: 'Delivery or collection, you decide',
    de: 'Lieferung oder Abholung, Sie entscheiden',
  },
  'A casa nella fascia che preferisci, o in negozio quando passi di lì.': {
    en: 'At home in the slot you prefer, or in the shop when you pass by.',
    de: 'Nach Hause im gewünschten Zeitfenster oder im Markt, wenn Sie vorbeikommen.',
  },
  'Le tue liste, sempre con te': { en: 'Your lists, always with you', de: 'Ihre Listen, immer dabei' },
  'Segna con la stella ciò che compri spesso: lo ritrovi in un attimo.': {
    en: 'Star what you buy often: you find it again in a moment.',
    de: 'Markieren Sie mit dem Stern, was Sie oft kaufen: So finden Sie es sofort wieder.',
  },
  'Ti diamo il benvenuto': { en: 'Welcome', de: 'Willkommen' },
  'La tua consegna': { en: 'Your delivery', de: 'Ihre Lieferung' },
  'In primo piano': { en: 'In the spotlight', de: 'Im Blickpunkt' },
  'Carta fedeltà': { en: 'Loyalty card', de: 'Kundenkarte' },
  'Le offerte della settimana': { en: 'The week’s offers', de: 'Die Angebote der Woche' },
  'I tuoi buoni': { en: 'Your vouchers', de: 'Ihre Gutscheine' },
  Volantini: { en: 'Leaflets', de: 'Prospekte' },
  'Frutta di stagione': { en: 'Fruit in season', de: 'Obst der Saison' },
  'Idee per oggi': { en: 'Ideas for today', de: 'Ideen für heute' },
  'Dal banco del fresco': { en: 'From the fresh counter', de: 'Von der Frischetheke' },
  'Il tuo negozio': { en: 'Your shop', de: 'Ihr Markt' },
  'Scopri i servizi': { en: 'Discover the services', de: 'Dienste entdecken' },
  'Dove portiamo la spesa?': { en: 'Where do we bring your shopping?', de: 'Wohin bringen wir Ihren Einkauf?' },
  'La colazione': { en: 'Breakfast', de: 'Das Frühstück' },
  'Per la casa': { en: 'For the home', de: 'Für den Haushalt' },
  Offerte: { en: 'Offers', de: 'Angebote' },
  'In offerta': { en: 'On offer', de: 'Im Angebot' },
  'In offerta nel reparto': { en: 'On offer in the department', de: 'Im Angebot in der Abteilung' },
  Novità: { en: 'New', de: 'Neu' },
  'Il pane': { en: 'Bread', de: 'Das Brot' },
  'Il pane di oggi': { en: 'Today’s bread', de: 'Das Brot von heute' },
  'Tutto per la colazione': { en: 'All for breakfast', de: 'Alles fürs Frühstück' },
  '<h2>Torte su ordinazione</h2><p>Le torte fresche si ordinano due giorni prima: le prepariamo per la fascia che scegli.</p>':
    {
      en: '<h2>Cakes to order</h2><p>Fresh cakes are ordered two days before: we make them for the slot you choose.</p>',
      de: '<h2>Torten auf Bestellung</h2><p>Frische Torten werden zwei Tage vorher bestellt: Wir bereiten sie für das gewählte Zeitfenster zu.</p>',
    },
  'Con il pane': { en: 'With bread', de: 'Zum Brot' },
  Risparmio: { en: 'Saving', de: 'Sparen' },
  'Spendere meno, buttare meno': { en: 'Spend less, waste less', de: 'Weniger ausgeben, weniger wegwerfen' },
  Argomenti: { en: 'Topics', de: 'Themen' },
  'Gli ultimi articoli': { en: 'The latest articles', de: 'Die neuesten Artikel' },
  Idee: { en: 'Ideas', de: 'Ideen' },
  'Da leggere': { en: 'Worth reading', de: 'Lesenswert' },
};
