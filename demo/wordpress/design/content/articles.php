<?php
/**
 * Articles of the demo site: section, slug and name of the category, slug, date, then title, excerpt and paragraphs.
 *
 * @package Spesa
 */

$spesa_saving = array( 'risparmio', 'Risparmio' );
$spesa_first  = array( 'prima-spesa', 'Prima spesa' );
$spesa_season = array( 'stagioni', 'Stagioni' );
$spesa_maker  = array( 'chi-produce', 'Chi produce' );

return array(
	array(
		'next-gen', $spesa_first, 'prima-spesa-da-soli', '2026-09-02', 'La prima spesa da soli', 'Una lista corta, tre ricette e un budget che regge fino a venerdì.',
		'Il primo frigorifero tutto tuo è vuoto e sembra enorme. Non serve riempirlo: servono dieci cose che vanno d’accordo tra loro.',
		'#Le dieci cose',
		'Pasta, passata, uova, tonno, ceci, riso, cipolle, limoni, parmigiano, olio. Con queste si cena cinque sere senza ripetersi: la pasta al pomodoro, la frittata, il riso e ceci, gli spaghetti al tonno e limone, e quello che resta saltato in padella.',
		'#Il fresco, due volte la settimana',
		'Compra il fresco due volte la settimana e solo quello che hai già in mente di cucinare. L’insalata comprata «perché fa bene» e mai aperta è la cosa più cara del frigorifero.',
		'#Il budget',
		'Dividi per sette quello che vuoi spendere, e guarda il totale nel carrello prima della cassa: lì si toglie e si cambia senza che nessuno aspetti in fila dietro di te.',
		'Per cominciare: la <a href="/pasta-e-ceci/">pasta e ceci</a>, la <a href="/frittata-di-zucchine/">frittata di zucchine</a> e l’<a href="/insalata-di-fagioli/">insalata di fagioli e tonno</a>.',
	),
	array(
		'next-gen', $spesa_first, 'leggere-etichetta', '2026-09-09', 'Leggere un’etichetta in dieci secondi', 'Prezzo al chilo, ingredienti, scadenza: dove guardare prima.',
		'Il prezzo grande dice quanto paghi, quello piccolo quanto costa davvero: è il prezzo al chilo o al litro, e si confronta solo quello.',
		'#L’ordine degli ingredienti',
		'Il primo è quello che c’è di più. Se in una salsa di pomodoro il primo non è il pomodoro, lo sai prima di assaggiarla. Gli allergeni sono scritti in evidenza: se ne hai, cerca quelli prima di tutto il resto.',
		'#Due date diverse',
		'«Da consumare entro» è una data vera: riguarda quello che si guasta in fretta, e dopo non si mangia. «Da consumarsi preferibilmente entro» parla di gusto: un pacco di pasta di un mese dopo è ancora buono, se è rimasto chiuso e all’asciutto.',
		'#Da dove viene',
		'Per frutta e verdura, uova, miele, olio, carne e pesce l’origine è scritta. Da noi la trovi nella pagina di ogni prodotto, sotto gli ingredienti.',
	),
	array(
		'next-gen', $spesa_saving, 'cena-per-sei', '2026-09-16', 'Una cena per sei con venti euro', 'Pasta al forno, insalata e una torta di mele.',
		'Si può, se il piatto forte è uno solo e il forno lavora per te.',
		'#La pasta al forno',
		'Seicento grammi di pasta corta, un litro di passata, due mozzarelle, un uovo sodo a testa. Scola la pasta tre minuti prima: il resto lo fa la teglia. Mezz’ora a duecento gradi, e dieci minuti di riposo perché si tagli bene.',
		'#Intorno',
		'Un’insalata di stagione e il pane. Poi la <a href="/torta-di-mele/">torta di mele</a>, che si fa la mattina con quello che c’è già in dispensa.',
		'#I tempi',
		'Conta mezz’ora di preparazione il pomeriggio. Quando suonano il campanello resta da apparecchiare. Quello che avanza è il pranzo di domani: la pasta al forno, il giorno dopo, è anche meglio.',
	),
	array(
		'next-gen', $spesa_saving, 'freezer-amico', '2026-09-23', 'Freezer: che cosa sì, che cosa no', 'Tempi e contenitori, senza sprechi.',
		'Il pane a fette, il brodo, i legumi cotti e il ragù reggono tre mesi. L’insalata e le patate bollite no.',
		'#Piccole porzioni',
		'Congela quello che mangi in una volta: un barattolo di ragù da due, quattro fette di pane, il brodo nei cubetti. Lascia due dita libere in alto, perché l’acqua gelando cresce.',
		'#Come si scongela',
		'In frigorifero, la sera prima, in un piatto che raccolga l’acqua. Quello che hai scongelato non si ricongela da crudo: cuocilo, e allora sì.',
		'#La data',
		'Scrivi sempre la data: fra un mese non ricorderai che cosa c’è in quella scatola. I surgelati si mettono nel carrello per ultimi e nel freezer per primi; con la consegna a casa la catena del freddo resta intatta fino alla porta.',
	),
	array(
		'next-gen', $spesa_saving, 'pane-di-ieri', '2026-09-30', 'Il pane di ieri', 'Cinque modi per non buttarlo, dalla panzanella ai canederli.',
		'Il pane raffermo beve: è la sua virtù. Pomodoro, brodo, latte o uova, e torna un piatto.',
		'#Il più veloce',
		'Tostato, strofinato con l’aglio, con un pomodoro schiacciato sopra. Olio e sale, e non serve altro.',
		'#D’estate e d’inverno',
		'D’estate la panzanella: pane bagnato e strizzato, pomodori, cipolla, cetriolo, basilico, mezz’ora in frigorifero. D’inverno la zuppa: pane, cavolo, fagioli e il brodo che resta dal lesso.',
		'#I canederli e il grattugiato',
		'Duecento grammi di pane a dadini, due uova, un bicchiere di latte, formaggio: si lascia riposare, si fanno palle grandi come un mandarino, e bollono un quarto d’ora. L’ultima crosta si grattugia e va nel barattolo: è già la panatura di domani.',
	),
	array(
		'next-gen', $spesa_first, 'colazione-cinque-minuti', '2026-10-07', 'Colazione in cinque minuti', 'Latte, avena, frutta: tre vasetti da preparare la sera.',
		'Chi dice di non avere tempo la mattina ha ragione: allora si prepara la sera prima.',
		'#La base',
		'Un vasetto, due cucchiai d’avena, latte fino a coprire, frutta quando ti svegli. Con lo yogurt al posto del latte diventa una crema, con una bevanda d’avena va bene anche a chi il latte non lo beve.',
		'#Tre modi',
		'Mela grattugiata e cannella. Fragole o pesche, quelle che ci sono. Cacao amaro e una banana molto matura: sembra un dolce, e lo zucchero non ce l’hai messo.',
		'I vasetti chiusi durano in frigorifero due giorni: se ne preparano due alla volta, non di più.',
	),
	array(
		'magazine', $spesa_season, 'zucca-e-compagnia', '2026-09-04', 'Zucca & compagnia', 'Che cosa comprare in autunno e come conservarlo.',
		'La zucca intera dura mesi in un luogo fresco; tagliata, quattro giorni in frigorifero ben coperta.',
		'Con lei arrivano funghi, uva, castagne e i primi cavoli: si cucinano lenti e profumano la casa.',
		'#Quale zucca',
		'La violina, lunga e arancione, è asciutta: per gli gnocchi e i ripieni. La mantovana, verde e bitorzoluta, è dolce: al forno, a fette, con la buccia. La delica sta nel mezzo, e la sua buccia si mangia.',
		'#Funghi e castagne',
		'I funghi non si lavano: si puliscono con un panno umido e un coltellino, e si cuociono il giorno stesso. Le castagne si tengono un’ora in acqua, si buttano quelle che vengono a galla, e si incidono prima di metterle sul fuoco.',
		'#In tavola',
		'La zucca va con la salvia e il burro, con le lenticchie, con un formaggio che sa di qualcosa. Prova la <a href="/zuppa-di-lenticchie/">zuppa di lenticchie</a> con una manciata di cubetti di zucca negli ultimi venti minuti.',
	),
	array(
		'magazine', $spesa_maker, 'basilico-di-pra', '2026-09-11', 'Il basilico di Pra’', 'Foglie piccole, profumo grande: una mattina nelle serre sopra il mare.',
		'Si raccoglie a mano, a mazzetti con la radice, quando le foglie sono ancora quattro. Chi raccoglie sta disteso su un’asse sospesa sopra le piante, per non schiacciarle.',
		'#Perché sa così',
		'Il mare vicino, la luce riflessa, la terra rinnovata a ogni raccolto: la foglia resta piccola, chiara e senza il sapore di menta che hanno le piante cresciute in fretta.',
		'#Nel mortaio, e senza',
		'Per il pesto non si lava sotto l’acqua corrente: si passa con un panno umido, foglia per foglia. Nel mortaio l’aglio e il sale vengono prima, poi le foglie, i pinoli, il formaggio; l’olio per ultimo. Con il frullatore si va a colpi brevi, e il bicchiere sta prima mezz’ora in frigorifero.',
		'E poi le <a href="/trofie-al-pesto/">trofie al pesto</a>, con la patata e i fagiolini nella stessa acqua.',
	),
	array(
		'magazine', $spesa_season, 'olio-nuovo', '2026-09-18', 'Olio: quale per che cosa', 'Per friggere, per condire, per il pesto.',
		'Il taggiasco è dolce e non copre: va sul pesce e nel pesto. Un pugliese deciso regge i legumi e le zuppe.',
		'#Si assaggia così',
		'Un cucchiaino, scaldato nella mano, prima annusato e poi bevuto tirando un po’ d’aria. L’amaro e il pizzicore in gola non sono difetti: dicono che le olive erano fresche.',
		'#Per friggere',
		'L’extravergine regge la frittura di casa, se non fuma: fra i 160 e i 180 gradi una mollica di pane frigge allegra e non si brucia. Usato una volta si filtra e si riusa una seconda; poi si porta alla raccolta, mai nel lavandino.',
		'#Conservarlo',
		'Lontano dalla luce e dal fornello, sempre chiuso: l’olio invecchia con l’aria. La bottiglia scura non è un vezzo, e quella piccola finisce prima di stancarsi.',
	),
	array(
		'magazine', $spesa_maker, 'acciughe-di-monterosso', '2026-09-25', 'Le acciughe di Monterosso', 'Si pescano di notte, si salano all’alba.',
		'Pulite una a una e messe a raggiera con il sale grosso, aspettano almeno quaranta giorni sotto un peso.',
		'#La lampara',
		'Le barche escono con le lampade: la luce chiama il pesce in superficie, la rete si chiude intorno. Da giugno a luglio le acciughe sono grasse al punto giusto, ed è allora che si sala.',
		'#Come si dissalano',
		'Si sciacquano in acqua fredda, si aprono con le dita, si toglie la lisca. Dieci minuti in acqua e un goccio d’aceto, poi si asciugano e si coprono d’olio: in frigorifero, coperte, durano una settimana.',
		'#In tavola',
		'Si mangiano con burro e pane, oppure si sciolgono in padella prima degli spaghetti. Due filetti, uno spicchio d’aglio e una manciata di pangrattato tostato fanno una cena.',
	),
	array(
		'magazine', $spesa_season, 'acqua-della-pasta', '2026-10-02', 'Quanta acqua serve alla pasta', 'Meno di quanto pensi, e si risparmia anche sul gas.',
		'Un litro ogni cento grammi è un’abitudine: con sette decilitri la pasta cuoce uguale, purché la si muova.',
		'#Il sale e il coperchio',
		'Sette grammi di sale per litro, quando bolle. Il coperchio fino al bollore fa guadagnare qualche minuto; dopo che la pasta è dentro, si toglie.',
		'#L’acqua che resta',
		'E l’acqua più ricca di amido lega meglio il condimento. Tienine una tazza prima di scolare: è quello che fa la crema della <a href="/carbonara/">carbonara</a>, senza panna.',
		'#Anche a fuoco spento',
		'Due minuti di bollore, poi coperchio e fuoco spento per il tempo scritto sul pacco più uno. Con gli spaghetti e le penne di semola funziona; con la pasta fresca no.',
	),
	array(
		'magazine', $spesa_maker, 'forno-del-quartiere', '2026-10-09', 'Il forno del quartiere', 'Alle quattro del mattino la focaccia è già in teglia.',
		'Farina, acqua, olio, sale, e il tempo: sono le dita a fare i buchi, non uno stampo.',
		'#La notte',
		'L’impasto della sera riposa fino all’una. Poi si stende, si lascia crescere ancora, e prima del forno si versa la salamoia: acqua, olio e sale, che restano nei buchi e fanno le macchie chiare.',
		'#Come si mangia',
		'La mattina presto si mangia capovolta, con il sale sulla lingua. Chi è di Genova la inzuppa nel cappuccino, e non accetta discussioni.',
		'#A casa',
		'Il giorno dopo, tre minuti in forno caldo, e torna croccante. Il microonde la fa di gomma.',
	),
);
