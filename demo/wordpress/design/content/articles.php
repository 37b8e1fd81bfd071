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
	array( 'next-gen', $spesa_first, 'prima-spesa-da-soli', '2026-09-02', 'La prima spesa da soli', 'Una lista corta, tre ricette e un budget che regge fino a venerdì.', 'Il primo frigorifero tutto tuo è vuoto e sembra enorme. Non serve riempirlo: servono dieci cose che vanno d’accordo tra loro.', '#Le dieci cose', 'Pasta, passata, uova, tonno, ceci, riso, cipolle, limoni, parmigiano, olio. Con queste si cena cinque sere senza ripetersi.', 'Compra il fresco due volte la settimana e solo quello che hai già in mente di cucinare.' ),
	array( 'next-gen', $spesa_first, 'leggere-etichetta', '2026-09-09', 'Leggere un’etichetta in dieci secondi', 'Prezzo al chilo, ingredienti, scadenza: dove guardare prima.', 'Il prezzo grande dice quanto paghi, quello piccolo quanto costa davvero: è il prezzo al chilo o al litro, e si confronta solo quello.', '#L’ordine degli ingredienti', 'Il primo è quello che c’è di più. Gli allergeni sono scritti in evidenza: se ne hai, cerca quelli prima di tutto il resto.' ),
	array( 'next-gen', $spesa_saving, 'cena-per-sei', '2026-09-16', 'Una cena per sei con venti euro', 'Pasta al forno, insalata e una torta di mele.', 'Si può, se il piatto forte è uno solo e il forno lavora per te.', 'Conta mezz’ora di preparazione il pomeriggio. Quando suonano il campanello resta da apparecchiare.' ),
	array( 'next-gen', $spesa_saving, 'freezer-amico', '2026-09-23', 'Freezer: che cosa sì, che cosa no', 'Tempi e contenitori, senza sprechi.', 'Il pane a fette, il brodo, i legumi cotti e il ragù reggono tre mesi. L’insalata e le patate bollite no.', 'Scrivi sempre la data: fra un mese non ricorderai che cosa c’è in quella scatola.' ),
	array( 'next-gen', $spesa_saving, 'pane-di-ieri', '2026-09-30', 'Il pane di ieri', 'Cinque modi per non buttarlo, dalla panzanella ai canederli.', 'Il pane raffermo beve: è la sua virtù. Pomodoro, brodo, latte o uova, e torna un piatto.', '#Il più veloce', 'Tostato, strofinato con l’aglio, con un pomodoro schiacciato sopra.' ),
	array( 'next-gen', $spesa_first, 'colazione-cinque-minuti', '2026-10-07', 'Colazione in cinque minuti', 'Latte, avena, frutta: tre vasetti da preparare la sera.', 'Chi dice di non avere tempo la mattina ha ragione: allora si prepara la sera prima.', 'Un vasetto, due cucchiai d’avena, latte fino a coprire, frutta quando ti svegli.' ),
	array( 'magazine', $spesa_season, 'zucca-e-compagnia', '2026-09-04', 'Zucca & compagnia', 'Che cosa comprare in autunno e come conservarlo.', 'La zucca intera dura mesi in un luogo fresco; tagliata, quattro giorni in frigorifero ben coperta.', 'Con lei arrivano funghi, uva, castagne e i primi cavoli: si cucinano lenti e profumano la casa.' ),
	array( 'magazine', $spesa_maker, 'basilico-di-pra', '2026-09-11', 'Il basilico di Pra’', 'Foglie piccole, profumo grande: una mattina nelle serre sopra il mare.', 'Si raccoglie a mano, a mazzetti con la radice, quando le foglie sono ancora quattro.', 'Per il pesto non si lava sotto l’acqua corrente: si passa con un panno umido, foglia per foglia.' ),
	array( 'magazine', $spesa_season, 'olio-nuovo', '2026-09-18', 'Olio: quale per che cosa', 'Per friggere, per condire, per il pesto.', 'Il taggiasco è dolce e non copre: va sul pesce e nel pesto. Un pugliese deciso regge i legumi e le zuppe.', 'Lontano dalla luce e dal fornello, sempre chiuso: l’olio invecchia con l’aria.' ),
	array( 'magazine', $spesa_maker, 'acciughe-di-monterosso', '2026-09-25', 'Le acciughe di Monterosso', 'Si pescano di notte, si salano all’alba.', 'Pulite una a una e messe a raggiera con il sale grosso, aspettano almeno quaranta giorni sotto un peso.', 'Si mangiano con burro e pane, oppure si sciolgono in padella prima degli spaghetti.' ),
	array( 'magazine', $spesa_season, 'acqua-della-pasta', '2026-10-02', 'Quanta acqua serve alla pasta', 'Meno di quanto pensi, e si risparmia anche sul gas.', 'Un litro ogni cento grammi è un’abitudine: con sette decilitri la pasta cuoce uguale, purché la si muova.', 'E l’acqua più ricca di amido lega meglio il condimento.' ),
	array( 'magazine', $spesa_maker, 'forno-del-quartiere', '2026-10-09', 'Il forno del quartiere', 'Alle quattro del mattino la focaccia è già in teglia.', 'Farina, acqua, olio, sale, e il tempo: sono le dita a fare i buchi, non uno stampo.', 'La mattina presto si mangia capovolta, con il sale sulla lingua.' ),
);
