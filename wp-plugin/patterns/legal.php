<?php
/**
 * What a shop says of itself, of withdrawal and of the guarantee.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Note legali e condizioni', 'spesa' ),
	'description' => __( 'Chi vende, recesso, garanzia, reclami, in parole semplici. Da completare.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Chi vende', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( '[ragione sociale], sede legale in [indirizzo], partita IVA [numero], registro delle imprese di [città e numero], capitale sociale [importo], e-mail [indirizzo e-mail], PEC [indirizzo PEC], telefono [numero di telefono].', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Prezzi e pagamento', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'I prezzi sono in euro, IVA compresa, e valgono per il negozio scelto. Accanto a ciascuno c’è il prezzo al chilo o al litro. Dei prodotti a peso si paga quanto pesano.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Recesso', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Hai 14 giorni per cambiare idea, senza dire perché. Il recesso è escluso per i prodotti deperibili e per quelli sigillati che, aperti, non si possono più restituire per igiene: sulla pagina di ciascuno è scritto.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Garanzia legale', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Per due anni rispondiamo dei difetti di conformità dei beni che vendiamo.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Reclami', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Scrivici a [indirizzo e-mail]. Se non troviamo un accordo, puoi rivolgerti a un organismo di mediazione iscritto nell’elenco del Ministero.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->',
);
