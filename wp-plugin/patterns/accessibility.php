<?php
/**
 * The accessibility page that every shop has to have (LAW-11).
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Dichiarazione di accessibilità', 'spesa' ),
	'description' => __( 'Come il servizio rispetta le regole, che cosa manca, a chi scrivere. Da completare.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">Accessibilità</h1>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Questo negozio online vuole poter essere usato da tutti. Segue il D.Lgs. 82/2022 e la norma EN 301 549, che riprende le WCAG 2.1, livello AA.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Come lo garantiamo</h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Tutto si può fare con la tastiera, e si vede sempre dove ci si trova.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Testi e comandi hanno un contrasto di almeno 4,5 a 1 e si ingrandiscono fino al 400 %.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Immagini, prezzi e messaggi sono letti dai lettori di schermo.</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Ciò che si muove si può fermare, e ogni scelta fatta per errore si può annullare.</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Che cosa non va ancora</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Scrivi qui le parti che non rispettano le regole, il perché e quando saranno corrette. Se non ce ne sono, scrivi «Nessuna che conosciamo».</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">A chi scrivere</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Se qualcosa non si lascia usare, scrivici a <strong>indirizzo e-mail</strong> o chiamaci al <strong>numero di telefono</strong>: rispondiamo entro 30 giorni. Se la risposta non basta, ci si può rivolgere all’Agenzia per l’Italia Digitale.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Dichiarazione del <strong>giorno, mese e anno</strong>, preparata con una valutazione <strong>nostra o di chi</strong>.</p>
<!-- /wp:paragraph -->',
);
