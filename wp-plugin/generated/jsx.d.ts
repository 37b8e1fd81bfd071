// Generated from the definitions by npm run generate: do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type SpesaElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare global {
  interface HTMLElementEventMap {
    'spesa-product-added': CustomEvent<{ productId: number; quantity: number }>;
    'spesa-search-sent': CustomEvent<{ words: string }>;
    'spesa-login-completed': CustomEvent<null>;
    'spesa-store-chosen': CustomEvent<{ addressId: number }>;
    'spesa-address-chosen': CustomEvent<{ addressId: number | undefined }>;
    'spesa-address-saved': CustomEvent<{ addressId: number | undefined }>;
    'spesa-timeslot-chosen': CustomEvent<{ timeslotId: number | undefined; date: string | undefined }>;
    'spesa-not-logged-in': CustomEvent<null>;
  }
  interface DocumentEventMap {
    'spesa-analytics': CustomEvent<{ event: 'view_item'; currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] } | { event: 'add_to_cart'; currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] } | { event: 'remove_from_cart'; currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[] } | { event: 'begin_checkout'; currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[]; value: number } | { event: 'purchase'; currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[]; transaction_id: string; value: number } | { event: 'search'; search_term: string } | { event: 'login'; method: string } | { event: 'sign_up'; method: string }>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Prodotti di una categoria, di una promozione o di una ricerca, da scorrere. */
      'spesa-product-slider': SpesaElement & {
        /** Titolo. Sopra lo slider; vuoto per nessun titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Categoria. Vuota: tutto il negozio */
        'category-id'?: number | string;
        /** Ricerca. Parole da cercare invece di una categoria */
        'query'?: string;
        /** Solo prodotti in promozione */
        'promo'?: boolean | '';
        /** Solo novità */
        'news'?: boolean | '';
        /** Ordine */
        'order'?: '' | 'price asc';
        /** Numero di prodotti. Vuoto: 12 prodotti, 16 di una ricerca */
        'limit'?: number | string;
        /** Pagina di «Vedi tutti». Vuoto: la categoria, la ricerca o le offerte dello slider */
        'link'?: string;
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** I banner di una categoria, uno alla volta: scorrono da soli, con pausa. */
      'spesa-banner-slider': SpesaElement & {
        /** Nome per chi usa un lettore di schermo */
        'label'?: string;
        /** Categoria dei banner */
        'slug'?: string;
        /** Gruppo di banner. Vuoto: il primo gruppo della categoria */
        'block'?: string;
        /** Secondi per banner */
        'seconds'?: number | string;
        /** Senza scorrimento automatico */
        'no-autoplay'?: boolean | '';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** I banner di una categoria, uno accanto all’altro: immagini e schede orizzontali, verticali o sovrapposte. */
      'spesa-banner-list': SpesaElement & {
        /** Titolo. Sopra i banner; vuoto per nessun titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Categoria dei banner */
        'slug'?: string;
        /** Gruppo di banner. Vuoto: il primo gruppo della categoria */
        'block'?: string;
      };
      /** I prodotti proposti a chi guarda, da scorrere. */
      'spesa-crm-product-slider': SpesaElement & {
        /** Titolo. Sopra lo slider; vuoto per nessun titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Posizione. Lo spazio del gestionale a cui tocca; i nomi si scrivono nelle impostazioni della spesa */
        'layout'?: number | string;
        /** Categoria */
        'category-id'?: number | string;
        /** Numero di prodotti */
        'limit'?: number | string;
        /** In ordine sparso */
        'shuffle'?: boolean | '';
        /** Solo prodotti in promozione */
        'promo'?: boolean | '';
        /** Pagina di «Vedi tutti». Vuoto: la categoria o le offerte dello slider */
        'link'?: string;
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** Prodotti in grande, divisi in schede per categoria o per gruppo. */
      'spesa-product-tabs': SpesaElement & {
        /** Titolo. Sopra le schede; vuoto per nessun titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Categorie. Una scheda per ciascuna */
        'categories'?: string;
        /** Categoria dei gruppi. Senza categorie: una scheda per ogni gruppo di prodotti di questa */
        'slug'?: string;
        /** Gruppi di prodotti. Vuoto: tutti quelli della categoria */
        'block'?: string;
        /** Prodotti per scheda */
        'limit'?: number | string;
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** Uno o più prodotti scelti, da comprare dentro un articolo o una pagina. */
      'spesa-product': SpesaElement & {
        /** Prodotti. Nel loro ordine */
        'product-ids'?: string;
        /** Oppure un solo prodotto. Al posto dell’elenco */
        'product-id'?: number | string;
        /** Scheda grande. Di un prodotto solo: riempie la riga */
        'large'?: boolean | '';
      };
      /** Un’immagine, un’altra per il telefono, e la pagina a cui porta. */
      'spesa-static-image': SpesaElement & {
        /** Immagine */
        'image'?: string;
        /** Immagine per il telefono. Vuota: la stessa */
        'mobile-image'?: string;
        /** Che cosa mostra. Per chi non la vede; vuoto se è solo decorazione e non porta da nessuna parte */
        'alt'?: string;
        /** Pagina a cui porta */
        'link'?: string;
        /** Larghezza. In pixel, con l’altezza: tiene il posto mentre l’immagine arriva */
        'width'?: number | string;
        /** Altezza */
        'height'?: number | string;
        /** Forma */
        'shape'?: '' | 'wide' | 'photo' | 'square';
        /** Parte che si vede sempre. Dove la forma taglia l’immagine: da sinistra e dall’alto, come 35% 60%; oppure top, bottom, left, right. Vuoto: il centro */
        'focus'?: string;
        /** Misure dell’immagine */
        'image-sources'?: string;
        /** Misure dell’immagine per il telefono */
        'mobile-image-sources'?: string;
      };
      /** Un testo con i dati di chi guarda al posto dei segnaposto. */
      'spesa-static-text': SpesaElement & {
        /** Testo. Per esempio {{user.firstName}}, {{store.name}}, {{store.today}} o {{cart.totalItems}} dicono i dati di chi guarda */
        'text'?: string;
      };
      /** Solo nell’app: a tutto schermo, finché non è stato visto o saltato. */
      'spesa-tutorial': SpesaElement & {
        /** Categoria del tutorial */
        'slug'?: string;
        /** Gruppo di pagine. Quelle che si scorrono; vuoto: il primo tutorial della categoria */
        'block'?: string;
      };
      /** Un modulo fatto in bacheca: contatti, richieste, candidature, reclami con file allegati. */
      'spesa-form': SpesaElement & {
        /** Modulo. I moduli si fanno in bacheca, alla voce Moduli */
        'form-id'?: number | string;
      };
      /** I volantini del negozio di chi guarda, o di tutti i negozi, che scorrono da soli, con pausa. */
      'spesa-leaflet-slider': SpesaElement & {
        /** Titolo. Sopra lo slider; vuoto per nessun titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Secondi per pagina */
        'seconds'?: number | string;
        /** Senza scorrimento automatico */
        'no-autoplay'?: boolean | '';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** I volantini del negozio di chi guarda, o di tutti i negozi. */
      'spesa-leaflets': SpesaElement & {
        /** Con un titolo proprio. Quando la pagina non ne ha */
        'own-heading'?: boolean | '';
      };
      /** Un volantino: le sue pagine da sfogliare e i suoi prodotti da comprare. */
      'spesa-leaflet': SpesaElement & {
        /** Volantino. Vuoto: quello dell’indirizzo della pagina */
        'leaflet-id'?: number | string;
      };
      /** Gli articoli di una sezione con ricerca e pagine. */
      'spesa-article-grid': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Sezione */
        'section'?: 'next-gen' | 'magazine';
        /** Categoria degli articoli. Vuoto: tutte */
        'topic'?: string;
        /** Articoli per pagina */
        'limit'?: number | string;
        /** A caso. In un ordine che cambia ogni giorno */
        'random'?: boolean | '';
        /** Senza ricerca */
        'no-search'?: boolean | '';
      };
      /** Gli articoli di una sezione o di una categoria, da scorrere, anche a caso. */
      'spesa-article-slider': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Sezione */
        'section'?: 'next-gen' | 'magazine';
        /** Categoria degli articoli. Vuoto: tutte */
        'topic'?: string;
        /** Numero di articoli */
        'limit'?: number | string;
        /** A caso. In un ordine che cambia ogni giorno */
        'random'?: boolean | '';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** Gli ultimi articoli, le categorie e i blocchi da block-1 a block-4 di una sezione. */
      'spesa-article-sidebar': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Sezione */
        'section'?: 'next-gen' | 'magazine';
        /** Ultimi articoli */
        'limit'?: number | string;
        /** Senza categorie */
        'no-topics'?: boolean | '';
        /** Senza i quattro blocchi */
        'no-blocks'?: boolean | '';
      };
      /** Un menù di WordPress con le voci sotto le voci. */
      'spesa-menu': SpesaElement & {
        /** Posizione del menù. I menù si fanno in bacheca, in Aspetto */
        'location'?: string;
        /** Nome per chi usa un lettore di schermo */
        'label'?: string;
        /** Disposizione */
        'layout'?: 'row' | 'list';
      };
      /** Le slide scritte in WordPress, una alla volta, anche per il servizio di consegna di chi guarda. */
      'spesa-slides': SpesaElement & {
        /** Slider. Gli slider si fanno in bacheca, alla voce Slide */
        'slider'?: string;
        /** Nome per chi usa un lettore di schermo */
        'label'?: string;
        /** Mostra i titoli. Se non stanno già nelle immagini */
        'titles'?: boolean | '';
        /** Secondi per slide */
        'seconds'?: number | string;
        /** Senza scorrimento automatico */
        'no-autoplay'?: boolean | '';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** Il contenuto di una pagina statica dentro un’altra. */
      'spesa-page': SpesaElement & {
        /** Pagina */
        'slug'?: string;
        /** Senza titolo */
        'no-heading'?: boolean | '';
      };
      /** Passa la pagina ad altri con Facebook, WhatsApp, LinkedIn, X o per e-mail, senza script di terzi. */
      'spesa-share-buttons': SpesaElement & {
        /** Titolo */
        'heading'?: string;
      };
      /** Ingredienti per quante persone si vuole, da mettere nel carrello, tempi e passaggi; o le ricette di un prodotto. */
      'spesa-recipe': SpesaElement & {
        /** Dosi per quante persone */
        'servings'?: number | string;
        /** Minuti di preparazione */
        'preparation'?: number | string;
        /** Minuti di cottura */
        'cooking'?: number | string;
        /** Ingredienti. Uno per riga: 200 g | farina 00 | numero del prodotto | quanto ne contiene una confezione. Gli ultimi due non servono a tutti. */
        'ingredients'?: string;
        /** Passaggi. Uno per riga */
        'steps'?: string;
        /** Prodotto. Senza ingredienti: le ricette che usano questo prodotto */
        'product-id'?: number | string;
      };
      /** Menù, chi vende, recesso, garanzia legale, accessibilità e cookie. */
      'spesa-footer': SpesaElement & {
        /** Posizione del menù. Vuoto: nessun menù */
        'location'?: string;
        /** Pagina del recesso. Vuoto: la pagina da cui si recede con numero d’ordine ed e-mail */
        'withdrawal'?: string;
        /** Pagina della garanzia legale. L’indirizzo della pagina */
        'guarantee'?: string;
        /** Pagina dell’accessibilità. L’indirizzo della pagina */
        'accessibility'?: string;
        /** Condizioni di vendita. L’indirizzo della pagina */
        'terms'?: string;
        /** Privacy. L’indirizzo della pagina */
        'privacy'?: string;
      };
      /** Le righe di blocchi della pagina iniziale o di una categoria, come sono composte nel gestionale. */
      'spesa-category-blocks': SpesaElement & {
        /** Categoria. Vuoto: quella dell’indirizzo della pagina */
        'slug'?: string;
      };
      /** I reparti su tre livelli: in riga sul computer, a tutto schermo sul telefono. */
      'spesa-category-menu': SpesaElement & {
        /** Nome del menù */
        'label'?: string;
      };
      /** I prodotti di una categoria con filtri, ordine e pagine. */
      'spesa-category-page': SpesaElement & {
        /** Categoria. Vuoto: quella dell’indirizzo della pagina */
        'slug'?: string;
        /** I preferiti di chi ne ha. Per i clienti che hanno liste o ordini; chi guarda soltanto vede sempre tutto il reparto */
        'favourites'?: 'offer' | 'first';
      };
      /** Un prodotto con foto, prezzo, ingredienti, valori nutrizionali e alternative. */
      'spesa-product-page': SpesaElement & {
        /** Prodotto. Vuoto: quello dell’indirizzo della pagina */
        'slug'?: string;
        /** Senza prodotti alternativi */
        'no-alternatives'?: boolean | '';
      };
      /** Cerca tra i prodotti, con suggerimenti mentre si scrive. */
      'spesa-search-box': SpesaElement & {
        /** Testo del campo vuoto */
        'placeholder'?: string;
      };
      /** I prodotti trovati con una ricerca, con filtri, ordine e pagine. */
      'spesa-search-page': SpesaElement & {
        /** Parole cercate. Vuoto: quelle dell’indirizzo della pagina */
        'query'?: string;
      };
      /** Apre il carrello; mostra quanti prodotti ci sono e il totale. */
      'spesa-cart-button': SpesaElement & {
        /** Senza il totale */
        'no-total'?: boolean | '';
      };
      /** Il carrello accanto alla pagina. */
      'spesa-cart-drawer': SpesaElement & {
      };
      /** Il carrello a tutta pagina: righe, codici, vantaggi, totali, cassa. */
      'spesa-cart-page': SpesaElement & {
        /** Senza titolo. Quando la pagina ha già il suo */
        'no-heading'?: boolean | '';
      };
      /** Che cosa il cliente consente: statistiche, profilazione, mappe, video e altri contenuti di terzi. */
      'spesa-cookie-preferences': SpesaElement & {
      };
      /** Accesso con e-mail e password, recupero della password, invito a registrarsi. */
      'spesa-login': SpesaElement & {
        /** Senza invito a registrarsi */
        'no-register'?: boolean | '';
      };
      /** La registrazione di un nuovo cliente, con o senza carta fedeltà. */
      'spesa-registration': SpesaElement & {
      };
      /** Le pagine dei collegamenti nelle mail: conferma della registrazione o della nuova e-mail, cancellazione. */
      'spesa-registration-confirm': SpesaElement & {
      };
      /** La richiesta di una nuova password e la sua scelta dal collegamento della mail. */
      'spesa-password-reset': SpesaElement & {
      };
      /** Chi ha effettuato l’accesso, i collegamenti al suo account e l’uscita. */
      'spesa-user-menu': SpesaElement & {
        /** Senza il nome del cliente */
        'no-name'?: boolean | '';
      };
      /** Servizio, indirizzo o negozio, giorno e fascia oraria. */
      'spesa-delivery-service-view': SpesaElement & {
        /** Con un titolo proprio. Quando la pagina non ne ha */
        'own-heading'?: boolean | '';
      };
      /** Solo per chi ha fatto accesso, di norma sul telefono: dove e quando arriva la spesa, e come cambiarlo. */
      'spesa-delivery-service': SpesaElement & {
        /** Anche su schermi larghi */
        'also-wide'?: boolean | '';
      };
      /** Il negozio del cliente: indirizzo, orari, telefono, come arrivare, volantini. I visitatori non lo vedono. */
      'spesa-favourite-store': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Senza gli orari della settimana */
        'no-hours'?: boolean | '';
        /** Senza i volantini */
        'no-leaflets'?: boolean | '';
      };
      /** Gli indirizzi del cliente e i luoghi di ritiro, per servizio: cercare, scegliere, modificare, eliminare. */
      'spesa-address-list': SpesaElement & {
      };
      /** Un indirizzo nuovo o da correggere, controllato prima di salvarlo. */
      'spesa-address-form': SpesaElement & {
      };
      /** I giorni e le fasce orarie per l’indirizzo scelto; dopo la scelta si chiude. */
      'spesa-timeslot-picker': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
      };
      /** Quanto costa ogni servizio, da quanto è gratis, la spesa minima e dove arriva. */
      'spesa-delivery-fees': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
      };
      /** Tutti i negozi: elenco con orari e servizi, ricerca, i più vicini, mappa. */
      'spesa-store-map': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Con le zone di consegna */
        'coverage'?: boolean | '';
      };
      /** Un negozio: dove, quando è aperto, come arrivare, servizi e volantini. */
      'spesa-store-page': SpesaElement & {
        /** Negozio. Vuoto: quello dell’indirizzo della pagina */
        'address-id'?: number | string;
      };
      /** I dipendenti si iscrivono agli armadietti della loro azienda con il suo codice. */
      'spesa-workplace-service': SpesaElement & {
      };
      /** Chiede l’indirizzo, lo propone mentre si scrive e porta ai servizi che ci arrivano. */
      'spesa-service-discovery': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Testo */
        'text'?: string;
        /** Testo del pulsante */
        'button'?: string;
        /** Immagine. Vuota: un disegno */
        'image'?: string;
      };
      /** La carta del cliente, che si gira sul codice a barre, i punti, il borsellino e i servizi. I visitatori non la vedono. */
      'spesa-loyalty-card': SpesaElement & {
        /** Servizi. testo | indirizzo, uno per riga */
        'services'?: string;
        /** Senza i servizi */
        'no-services'?: boolean | '';
      };
      /** I prodotti che il cliente compra di solito, da scorrere. I visitatori non li vedono. */
      'spesa-usual-slider': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Titolo delle proposte. Per chi non ha ancora prodotti abituali: le proposte del negozio */
        'other-heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** I codici e i buoni del cliente, da copiare o da usare nel carrello. I visitatori non li vedono. */
      'spesa-gift-code-slider': SpesaElement & {
        /** Titolo */
        'heading'?: string;
        /** Livello del titolo */
        'heading-level'?: '2' | '3' | '4';
        /** Anche i buoni usati e scaduti */
        'history'?: boolean | '';
        /** Secondi per buono */
        'seconds'?: number | string;
        /** Senza scorrimento automatico */
        'no-autoplay'?: boolean | '';
        /** Senza frecce */
        'no-arrows'?: boolean | '';
        /** Senza puntini */
        'no-bullets'?: boolean | '';
      };
      /** La pagina del cliente: saldi, ordini e le strade verso i suoi dati. */
      'spesa-account': SpesaElement & {
      };
      /** Nome, recapiti, residenza, carta fedeltà e negozio del cliente. */
      'spesa-profile-form': SpesaElement & {
      };
      /** Password, e-mail, nome utente, accesso in due passaggi, dispositivi, copia e cancellazione dei dati. */
      'spesa-security': SpesaElement & {
      };
      /** I consensi del cliente e i canali da cui il negozio può scrivergli. */
      'spesa-contact-preferences': SpesaElement & {
      };
      /** A chi intestare le fatture: codice fiscale, partita IVA, SDI, PEC. */
      'spesa-billing': SpesaElement & {
      };
      /** Che cosa il negozio ha mandato al cliente, e gli avvisi sugli ordini su questo dispositivo. */
      'spesa-notifications': SpesaElement & {
      };
      /** Poche domande al cliente sulla sua spesa. */
      'spesa-survey': SpesaElement & {
      };
      /** Tutti i buoni del cliente: da usare, usati e scaduti. */
      'spesa-gift-codes': SpesaElement & {
      };
      /** I premi richiesti dal cliente e la storia dei suoi punti. */
      'spesa-awards': SpesaElement & {
      };
      /** I dialoghi del negozio. */
      'spesa-dialogs': SpesaElement & {
      };
      /** I messaggi del negozio. */
      'spesa-toasts': SpesaElement & {
      };
      /** Il controllo della spesa prima del pagamento: dove, quando, prodotti e totale. */
      'spesa-checkout': SpesaElement & {
      };
      /** Il metodo di pagamento, le carte salvate, il pulsante d’ordine e il ritorno dal gestore delle carte. */
      'spesa-payment': SpesaElement & {
      };
      /** Un ordine come lo vede chi ne ha il collegamento, senza accesso; il collegamento si chiede con numero ed e-mail. */
      'spesa-order-tracking': SpesaElement & {
      };
      /** Il dettaglio di un ordine del cliente. */
      'spesa-order': SpesaElement & {
        /** Numero dell’ordine. Lo mette la pagina dall’indirizzo */
        'order-id'?: number | string;
      };
      /** Le spese che il negozio ripete ogni settimana per il cliente: attivarle, pagarle, fermarle. */
      'spesa-recurring-orders': SpesaElement & {
      };
      /** Gli abbonamenti del cliente: come stanno, quando scadono, che cosa è stato pagato, e il rinnovo. */
      'spesa-subscriptions': SpesaElement & {
      };
      /** Le liste del cliente e quelle condivise con lui. */
      'spesa-lists': SpesaElement & {
        /** Liste per pagina */
        'page-size'?: number | string;
      };
      /** I prodotti di una lista del cliente. */
      'spesa-list': SpesaElement & {
        /** Numero della lista. Lo mette la pagina dall’indirizzo */
        'list-id'?: number | string;
      };
      /** Gli ordini del cliente, dal più recente. */
      'spesa-order-list': SpesaElement & {
        /** Ordini per pagina */
        'page-size'?: number | string;
      };
      /** Le consegne rapide di chi porta la spesa: assegnate, da prendere, concluse. */
      'spesa-rider-missions': SpesaElement & {
      };
      /** Per chi lavora al negozio: entra, cerca un cliente e agisce per lui. */
      'spesa-backoffice': SpesaElement & {
      };
    }
  }
}
