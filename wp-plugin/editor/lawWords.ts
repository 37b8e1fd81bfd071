/** Any of these words or phrases, each a pattern, as whole words of any alphabet. */
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** What links say that do not say where they lead, when it is all they say. */
const vague = new RegExp(
  `^(?:${[
    'clicca(?: qui)?|qui|premi qui|tocca qui|vai|continua|leggi(?: tutto| di più)?|scopri(?: di più)?|maggiori informazioni|vedi(?: qui)?',
    'here|this link|more|go|continue|(?:read|learn|find out|see|discover)(?: more)?|more info(?:rmation)?|details',
    'hier|dieser link|mehr|los|weiter|weiterlesen|mehr (?:erfahren|lesen|infos?|informationen)|jetzt entdecken',
    'link',
  ].join('|')})[\\s.!…»>→]*$`,
  'iu',
);
const press = anyOf(['clicca(?:ndo)? qui', '(?:click|tap|press) here', 'hier klicken', 'klick(?:en sie|e)? hier']);

/** Do the words of a link leave open where it leads? */
export const isVague = (words: string): boolean => vague.test(words) || press.test(words);

/** What leaflets are called, in their links and names of files. */
export const leafletWords = /volantin|leaflet|flyer|handzettel|prospekt|wochenangebot/i;

/** LAW-23: the examples of Directive 2024/825 (recital 9) in its three languages, and their kin; what is regulated by itself, such as biologico, is none. */
const green = anyOf([
  'ecologic(?:[oa]|he|i)|eco[ -]?(?:sostenibil[ei]|compatibil[ei]|solidal[ei])|sostenibil[ei]',
  "amic(?:[oai]|he) (?:dell[’']ambiente|del pianeta|della (?:natura|terra)|del clima)",
  "rispett(?:[oa]|os[oaie]|ando|ano) (?:(?:del)?l[’']ambiente|(?:del )?(?:pianeta|clima)|(?:del)?la natura)",
  "che (?:salvaguarda|protegge|fa bene al)(?:no)? (?:l[’']ambiente|(?:il )?pianeta|la natura)",
  '(?:a )?(?:impatto|emissioni) (?:zero|nett[oe] zero)|(?:a )?zero (?:impatto|emissioni)|(?:a )?basso impatto ambientale',
  '(?:climaticamente )?neutr[oaie] (?:per il clima|in termini di emissioni)|climaticamente neutr[oaie]|(?:a )?emissioni compensate',
  'biodegradabil[ei]|(?:a )?base biologica|(?:scelta|linea|prodott[oi]|spesa|packaging) verd[ei]',
  'eco[ -]?friendly|(?:environmentally|environment|climate|planet|earth|nature|carbon)[ -](?:friendly|conscious)|environmentally (?:correct|responsible|safe)',
  "ecological(?:ly)?|sustainabl[ey]|kind to (?:nature|the planet)|gentle on the (?:environment|planet)|good for the planet|nature[’']s friend",
  '(?:carbon|climate|co2|co₂)[ -](?:neutral|negative|positive|free)|(?:net[ -])?zero[ -](?:emissions?|impact|carbon)|net[ -]zero',
  'biodegradable|bio[ -]?based|plastic[ -]free|energy[ -]efficient',
  'green(?! (?:tea|beans?|apples?|peppers?|olives?|salad|asparagus|lentils?|onions?|peas?|curry|pass|card)(?![\\p{L}]))',
  '(?:umwelt|klima|natur)(?:freundlich|schonend|gerecht|verträglich|bewusst)(?:e[nrms]?)?|öko(?:freundlich|bewusst)?(?:e[nrms]?)?',
  'ökologisch(?:e[nrms]?)?(?! (?:land|an)bau| landwirtschaft| erzeug)|nachhaltig(?:e[nrms]?)?',
  '(?:klima|co2|co₂)[ -]?(?:neutral|positiv|frei|freundlich)(?:e[nrms]?)?|emissions(?:frei|los)(?:e[nrms]?)?',
  'biologisch abbaubar(?:e[nrms]?)?|biobasiert(?:e[nrms]?)?|plastikfrei(?:e[nrms]?)?|energieeffizient(?:e[nrms]?)?|grüne[nrms]? (?:wahl|linie|produkte?|verpackung|einkauf)',
]);

/** The first generic environmental claim of a text. */
export const greenClaimIn = (text: string): string | undefined => green.exec(text)?.[0];
