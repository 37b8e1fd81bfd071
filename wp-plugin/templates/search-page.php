<?php
/**
 * What a search has found, as widgets/catalogue/search-page/SearchPage.tsx shows it.
 *
 * @var array $data       Answer of catalogue.products.
 * @var array $attributes `query`: the words, where the editor has set some.
 * @package Spesa
 */

use Spesa\Filters;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$words = (string) ( $attributes['query'] ?? '' );
if ( '' === $words && isset( $_GET['q'] ) && is_string( $_GET['q'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
	$words = mb_substr( trim( sanitize_text_field( wp_unslash( $_GET['q'] ) ) ), 0, 100 ); // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
}
$heading = '' === $words ? Manifest::label( Filters::on( 'promo' ) ? 'catalogue.promotions' : ( Filters::on( 'new' ) ? 'catalogue.novelties' : 'catalogue.searchTitle' ) ) : Manifest::label( 'catalogue.resultsFor', array( 'words' => $words ) );
?>
<div class="search-page">
	<h1 class="search-page__title"><bdi><?php echo esc_html( $heading ); ?></bdi></h1>
	<?php Template::part( 'listing', $data ); ?>
</div>
