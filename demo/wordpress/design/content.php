<?php
/**
 * What the demo site has to read: articles in both sections, recipes, slides, blocks of the sidebar, menus.
 *
 * @package Spesa
 */

use Spesa\Content\Slides;

require_once __DIR__ . '/DemoContent.php';
require_once __DIR__ . '/DemoPicture.php';

$spesa_content = new DemoContent();
foreach ( require __DIR__ . '/content/articles.php' as $spesa_article ) {
	list( $spesa_section, $spesa_topic, $spesa_slug, $spesa_date ) = $spesa_article;
	$spesa_content->article( $spesa_section, $spesa_topic[0], $spesa_topic[1], $spesa_slug, $spesa_date, array_slice( $spesa_article, 4 ) );
}
foreach ( require __DIR__ . '/content/recipes.php' as $spesa_slug => list( $spesa_title, $spesa_excerpt, $spesa_servings, $spesa_preparation, $spesa_cooking, $spesa_ingredients, $spesa_steps ) ) {
	$spesa_content->recipe(
		$spesa_slug,
		$spesa_title,
		$spesa_excerpt,
		array(
			'servings'    => $spesa_servings,
			'preparation' => $spesa_preparation,
			'cooking'     => $spesa_cooking,
			'ingredients' => implode( "\n", $spesa_ingredients ),
			'steps'       => implode( "\n", $spesa_steps ),
		)
	);
}
$spesa_content->slide( 'home', 1, 'slide-stagione', 'È tempo di zucca: le ricette dell’autunno', array( Slides::URL => '/magazine/stagioni/zucca-e-compagnia/' ) );
$spesa_content->slide( 'home', 2, 'slide-volantino', 'Il volantino di questa settimana', array( Slides::URL => '/leaflets' ) );
$spesa_content->slide( 'home', 3, 'slide-ritiro', 'Ritiro in negozio: ordini la mattina, passi la sera', array( Slides::URL => '/consegna-e-ritiro/', Slides::SERVICES => 1 ) );
$spesa_content->illustrate( 'chi-siamo' );
$spesa_content->block( 'block-1', 'Volantini', array( '#Le offerte', '<a href="/leaflets">Sfoglia i volantini di questa settimana</a>' ) );
$spesa_content->block( 'block-2', 'Ricette', array( '#Che cosa si mangia', '<a href="/carbonara/">Carbonara</a>, <a href="/pasta-e-ceci/">pasta e ceci</a>, <a href="/tiramisu/">tiramisù</a>' ) );
$spesa_content->menu(
	'spesa-main',
	'Principale',
	array(
		'Da leggere' => '/da-leggere/',
		'Magazine'   => array( '/magazine/', array( 'Stagioni' => '/magazine/stagioni/', 'Chi produce' => '/magazine/chi-produce/' ) ),
		'Giovani'    => array( '/basko-for-next-gen/', array( 'Prima spesa' => '/basko-for-next-gen/prima-spesa/', 'Risparmio' => '/basko-for-next-gen/risparmio/' ) ),
	)
);
$spesa_content->menu( 'spesa-footer', 'Piè di pagina', array( 'Chi siamo' => '/chi-siamo/', 'Consegna e ritiro' => '/consegna-e-ritiro/', 'Volantini' => '/leaflets', 'Da leggere' => '/da-leggere/', 'Scrivici' => '/scrivici/' ) );
