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
	'content'     => '<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">Note legali e condizioni di vendita</h1>
<!-- /wp:heading -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Chi vende</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Ragione sociale, sede legale, partita IVA, registro delle imprese, capitale sociale, e-mail, PEC e telefono. Gli stessi dati stanno nel piè di pagina.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Prezzi e pagamento</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>I prezzi sono in euro, IVA compresa, e valgono per il negozio scelto. Accanto a ciascuno c’è il prezzo al chilo o al litro. Dei prodotti a peso si paga quanto pesano.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Recesso</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Hai 14 giorni per cambiare idea, senza dire perché. Il recesso è escluso per i prodotti deperibili e per quelli sigillati che, aperti, non si possono più restituire per igiene: sulla pagina di ciascuno è scritto.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Garanzia legale</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Per due anni rispondiamo dei difetti di conformità dei beni che vendiamo.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Reclami</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Scrivici a <strong>indirizzo e-mail</strong>. Se non troviamo un accordo, puoi rivolgerti a un organismo di mediazione iscritto nell’elenco del Ministero.</p>
<!-- /wp:paragraph -->',
);
