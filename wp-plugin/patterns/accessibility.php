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
	'content'     => '<!-- wp:paragraph -->
<p>' . esc_html__( 'Questo negozio online vuole poter essere usato da tutti. Segue il D.Lgs. 82/2022 e la norma EN 301 549, che riprende le WCAG 2.1, livello AA.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Come lo garantiamo', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>' . esc_html__( 'Tutto si può fare con la tastiera, e si vede sempre dove ci si trova.', 'spesa' ) . '</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>' . esc_html__( 'Testi e comandi hanno un contrasto di almeno 4,5 a 1 e si ingrandiscono fino al 400 %.', 'spesa' ) . '</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>' . esc_html__( 'Immagini, prezzi e messaggi sono letti dai lettori di schermo.', 'spesa' ) . '</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>' . esc_html__( 'Ciò che si muove si può fermare, e ogni scelta fatta per errore si può annullare.', 'spesa' ) . '</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Che cosa non va ancora', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph ' . serialize_block_attributes( array( 'placeholder' => __( 'Scrivi qui le parti che non rispettano le regole, il perché e quando saranno corrette. Se non ce ne sono, scrivi «Nessuna che conosciamo».', 'spesa' ) ) ) . ' -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'A chi scrivere', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Se qualcosa non si lascia usare, scrivici a [indirizzo e-mail] o chiamaci al [numero di telefono]: rispondiamo entro 30 giorni. Se la risposta non basta, ci si può rivolgere all’Agenzia per l’Italia Digitale.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Dichiarazione del [giorno, mese e anno], preparata con una valutazione [nostra o di chi].', 'spesa' ) . '</p>
<!-- /wp:paragraph -->',
);
