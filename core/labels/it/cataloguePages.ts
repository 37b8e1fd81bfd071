import { text } from '../text.ts';

export const otherChoice = text('catalogue.otherChoice', 'Aggiungi un’altra scelta');
export const otherChoiceOf = text('catalogue.otherChoiceOf', 'Aggiungi {name} con un’altra scelta');
export const found = text('catalogue.found', '{n} prodotti');
export const foundOne = text('catalogue.foundOne', '{n} prodotto');
export const showFound = text('catalogue.showFound', 'Mostra {n} prodotti');
export const showFoundOne = text('catalogue.showFoundOne', 'Mostra {n} prodotto');
export const filters = text('catalogue.filters', 'Filtri');
export const filtersChosen = text('catalogue.filtersChosen', 'Filtri ({n})');
export const chosenFilters = text('catalogue.chosenFilters', 'Filtri scelti');
export const dropFilter = text('catalogue.dropFilter', 'Togli il filtro {name}');
export const clearFilters = text('catalogue.clearFilters', 'Togli tutti i filtri');
export const firstPage = text('catalogue.firstPage', 'Vai alla prima pagina');
export const only = text('catalogue.only', 'Mostra solo');
export const onlyPromo = text('catalogue.onlyPromo', 'In promozione');
export const onlyNew = text('catalogue.onlyNew', 'Novità');
export const onlyTp = text('catalogue.onlyTp', 'Prezzi sempre bassi');
export const onlyPreferred = text('catalogue.onlyPreferred', 'I tuoi preferiti');
export const facetCount = text('catalogue.facetCount', '({n})');
export const moreValues = text('catalogue.moreValues', 'Altri {n}');
export const fewerValues = text('catalogue.fewerValues', 'Meno');
export const sort = text('catalogue.sort', 'Ordina per');
export const sortRelevance = text('catalogue.sortRelevance', 'Pertinenza');
export const sortCheapest = text('catalogue.sortCheapest', 'Prezzo crescente');
export const sortDearest = text('catalogue.sortDearest', 'Prezzo decrescente');
export const sortUnit = text('catalogue.sortUnit', 'Prezzo al chilo o al litro');
export const sortName = text('catalogue.sortName', 'Nome');
export const sortPriority = text('catalogue.sortPriority', 'In evidenza');
export const departments = text('catalogue.departments', 'Reparti');
export const moreDepartments = text('catalogue.moreDepartments', 'Altri reparti');
export const navItems = text('catalogue.navItems', 'Scorciatoie');
export const subcategories = text('catalogue.subcategories', 'Sottocategorie');
export const toHome = text('catalogue.toHome', 'Torna alla home');
export const unknownCategory = text('catalogue.unknownCategory', 'Questo reparto non c’è più.');
export const unknownCategoryHint = text(
  'catalogue.unknownCategoryHint',
  'Forse è stato spostato: cercalo nel menù dei reparti.',
);
export const emptyCategory = text('catalogue.emptyCategory', 'In questo reparto non ci sono ancora prodotti.');
export const searchTitle = text('catalogue.searchTitle', 'Cerca');
export const searchSubmit = text('catalogue.searchSubmit', 'Avvia la ricerca');
export const resultsFor = text('catalogue.resultsFor', 'Risultati per «{words}»');
export const meantInstead = text('catalogue.meantInstead', 'Non abbiamo trovato «{words}»: forse cercavi «{meant}».');
export const promotions = text('catalogue.promotions', 'Tutte le promozioni');
export const novelties = text('catalogue.novelties', 'Tutte le novità');
export const nothingAsked = text('catalogue.nothingAsked', 'Scrivi nel campo di ricerca cosa ti serve.');
export const savedWords = text('catalogue.savedWords', 'Le tue ricerche');
export const savedWord = text('catalogue.savedWord', 'Cercata da te');
export const dropWord = text('catalogue.dropWord', 'Togli la ricerca {name}');
export const fastWords = text('catalogue.fastWords', 'Ricerche veloci');
export const fastWord = text('catalogue.fastWord', 'Ricerca veloce');
export const nothingFound = text('catalogue.nothingFound', 'Nessun prodotto per «{words}»');
export const onlyWord = text('catalogue.onlyWord', 'Solo «{word}»');
export const wholeDepartment = text('catalogue.wholeDepartment', 'Tutto in {name}');
export const inCategory = text('catalogue.inCategory', 'Reparto');
export const ofBrand = text('catalogue.ofBrand', 'Marca');
export const productTabs = text('catalogue.productTabs', 'Gruppi di prodotti');
export const unknownProduct = text('catalogue.unknownProduct', 'Questo prodotto non è più in vendita.');
export const pictures = text('catalogue.pictures', 'Foto');
export const picture = text('catalogue.picture', 'Foto {n} di {total}');
export const promoUntil = text('catalogue.promoUntil', 'Offerta valida fino al {date}');
export const alternatives = text('catalogue.alternatives', 'Potrebbe interessarti anche');
export const soldOut = text('catalogue.soldOut', 'Al momento non ce l’abbiamo.');
export const insteadOfIt = text('catalogue.insteadOfIt', 'Al suo posto');
export const undeclared = text('catalogue.undeclared', 'Non dichiarato');
export const absent = text('catalogue.absent', 'Non ce ne sono');
export const ingredients = text('catalogue.ingredients', 'Ingredienti');
export const allergens = text('catalogue.allergens', 'Allergeni');
export const nutritionalValues = text('catalogue.nutritionalValues', 'Valori nutrizionali');
export const netQuantity = text('catalogue.netQuantity', 'Quantità netta');
export const drainedWeight = text('catalogue.drainedWeight', 'Peso sgocciolato');
export const origin = text('catalogue.origin', 'Origine');
export const variety = text('catalogue.variety', 'Varietà');
export const category = text('catalogue.category', 'Categoria');
export const storage = text('catalogue.storage', 'Conservazione');
export const alcohol = text('catalogue.alcohol', 'Titolo alcolometrico');
export const operator = text('catalogue.operator', 'Operatore responsabile');
export const identifiers = text('catalogue.identifiers', 'Codici del prodotto');
export const warnings = text('catalogue.warnings', 'Avvertenze');
export const adultsOnly = text(
  'catalogue.adultsOnly',
  'Vendita vietata ai minori di 18 anni: chi riceve la spesa mostra un documento.',
);
export const limitText = text('catalogue.limitText', 'È il massimo che puoi ordinare in una volta');
export const dailyMaximum = text('catalogue.dailyMaximum', 'Al massimo {n} al giorno per cliente');
export const carton = text('catalogue.carton', '{n} pezzi per cartone');
export const pallet = text('catalogue.pallet', '{n} pezzi per bancale');
export const soldBy = text('catalogue.soldBy', 'Venduto da {name}');
export const recipe = text('catalogue.recipe', 'Ricetta: {title}');
export const storePrices = text('catalogue.storePrices', 'Prezzi negli altri negozi');
export const storePrice = text('catalogue.storePrice', 'Prezzo');
export const unitPrice = text('catalogue.unitPrice', 'Al chilo, litro o pezzo');
export const storeName = text('catalogue.storeName', 'Negozio');
export const moreOf = text('catalogue.moreOf', 'Altre azioni per {name}');
export const similar = text('catalogue.similar', 'Prodotti simili');
export const similarTo = text('catalogue.similarTo', 'Prodotti simili a {name}');
export const noSimilar = text('catalogue.noSimilar', 'Non abbiamo trovato prodotti simili.');
export const moreOfBrand = text('catalogue.moreOfBrand', 'Altri di {brand}');
export const share = text('catalogue.share', 'Condividi');
export const linkCopied = text('catalogue.linkCopied', 'Collegamento copiato.');
export const linkToCopy = text('catalogue.linkToCopy', 'Ecco il collegamento, da copiare: {url}');
export const disposal = text('catalogue.disposal', 'Smaltimento');
export const nothingFoundHint = text(
  'catalogue.nothingFoundHint',
  'Prova con una parola sola, controlla come è scritta o guarda nei reparti.',
);
export const home = text('catalogue.home', 'Home');
export const withdrawalDays = text('catalogue.withdrawalDays', 'Recesso entro 14 giorni:');
