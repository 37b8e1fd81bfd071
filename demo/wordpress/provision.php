<?php
/**
 * The demo site: its look, its pages and its settings. Runs at every start; what an editor has changed since stays,
 * unless the text here has changed as well.
 *
 * @package Spesa
 */

require_once __DIR__ . '/design/DemoSite.php';

$spesa_seller = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/shop/seller.json' ), true );
$spesa_demo   = new DemoSite( __DIR__ . '/design', $spesa_seller );
$spesa_demo->options(
	array(
		'blogname'        => $spesa_seller['shop'],
		'blogdescription' => 'La spesa di ogni giorno, a casa o in negozio',
	)
);
$spesa_demo->settings(
	array(
		'currency_form' => 'italian',
		'store_id'      => 5,
		'store_name'    => 'Genova Corvetto',
		'trader_phone'  => $spesa_seller['phone'],
		'forms_unscanned' => true,
		'trusted_proxies' => array( '127.0.0.1', '::1' ),
		'trader_name'     => $spesa_seller['name'],
		'trader_address'  => $spesa_seller['address'],
		'trader_vat'      => $spesa_seller['vatNumber'],
		'trader_register' => $spesa_seller['register'],
		'trader_email'    => $spesa_seller['email'],
		'trader_pec'      => $spesa_seller['pec'],
		'segments'          => array( '3 = Chi cucina ogni giorno', '12 = Famiglie con bambini' ),
		'layouts'           => array( '27 = Pagina di reparto', '28 = Carrello' ),
		'fast_search_words' => array( 'Latte', 'Pane', 'Pasta', 'Caffè', 'Acqua', 'Senza glutine' ),
	)
);
$spesa_demo->forgetSamples();
$spesa_demo->styles( 'styles.json' );
foreach ( array( 'header', 'footer' ) as $spesa_part ) {
	$spesa_demo->part( $spesa_part );
}
foreach ( array( 'page', 'form', 'single', 'archive', 'front-page', '404' ) as $spesa_template ) {
	$spesa_demo->template( $spesa_template );
}
foreach ( Spesa\Content\Types::SECTIONS as $spesa_section ) {
	$spesa_demo->template( "single-$spesa_section", 'article' );
}
$spesa_demo->front( 'home', 'Home' );
foreach ( array(
	'chi-siamo'              => 'Chi siamo',
	'consegna-e-ritiro'      => 'Consegna e ritiro',
	'condizioni-di-vendita'  => 'Condizioni di vendita',
	'accessibilita'          => 'Accessibilità',
	'privacy-policy'         => 'Privacy',
	'recesso'                => 'Diritto di recesso',
) as $spesa_slug => $spesa_title ) {
	$spesa_demo->text( $spesa_slug, $spesa_title );
}
$spesa_demo->page( 'vetrina', 'Vetrina' );
$spesa_demo->page( 'da-leggere', 'Da leggere' );
foreach ( array(
	'scrivici'           => array( 'Scrivici', 'Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo entro due giorni lavorativi' ),
	'chiedi-un-prodotto' => array( 'Chiedi un prodotto', '' ),
	'lavora-con-noi'     => array( 'Lavora con noi', 'Grazie, leggiamo il tuo curriculum e ti scriviamo' ),
	'reclamo'            => array( 'Reclamo', 'Grazie, ce ne occupiamo subito: ti rispondiamo entro due giorni lavorativi' ),
) as $spesa_slug => list( $spesa_title, $spesa_thanks ) ) {
	$spesa_demo->form( $spesa_slug, $spesa_title, $spesa_thanks, 'form' );
}
require __DIR__ . '/design/content.php';
Spesa\Pages::ensure();
flush_rewrite_rules();
