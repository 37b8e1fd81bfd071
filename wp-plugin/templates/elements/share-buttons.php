<?php
/**
 * Links that pass the page on, as widgets/content/share-buttons/ShareButtons.tsx shows them; the system's own way needs a script.
 *
 * @var array $attributes `heading`.
 * @package Spesa
 */

use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$url     = is_singular() ? (string) wp_get_canonical_url() : home_url( add_query_arg( array() ) );
$filled  = array(
	'{url}'   => rawurlencode( $url ),
	'{title}' => rawurlencode( html_entity_decode( wp_get_document_title(), ENT_QUOTES, 'UTF-8' ) ),
);
$heading = (string) ( $attributes['heading'] ?? '' );
?>
<div class="share">
	<?php if ( '' !== $heading ) : ?>
		<p class="share__heading"><?php echo esc_html( $heading ); ?></p>
	<?php endif; ?>
	<ul class="share__ways" aria-label="<?php Template::text( 'share.heading' ); ?>">
		<?php foreach ( Manifest::rules( 'share' )['ways'] as $way ) : ?>
			<li><a class="share__way share__way--<?php echo esc_attr( $way['key'] ); ?>" href="<?php echo esc_url( strtr( $way['address'], $filled ) ); ?>"<?php echo 'email' === $way['key'] ? '' : ' target="_blank" rel="noopener noreferrer"'; ?>><span class="hidden-text"><?php 'email' === $way['key'] ? Template::text( 'share.byMail' ) : Template::text( 'share.on', array( 'name' => $way['name'] ) ); ?></span></a></li>
		<?php endforeach; ?>
	</ul>
</div>
