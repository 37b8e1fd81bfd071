<?php
/**
 * The texts of a product: every group of metaData that has one. The wire's HTML is printed as plain text.
 *
 * @var array $data A product.
 * @package Spesa
 */

use Spesa\Facts;

defined( 'ABSPATH' ) || exit;

$facts = Facts::of( $data );
if ( ! $facts ) {
	return;
}
?>
<div class="product-page__facts">
	<?php foreach ( $facts as $fact ) : ?>
		<section class="product-fact product-fact--<?php echo esc_attr( $fact['name'] ); ?>">
			<h2 class="product-fact__title"><?php echo esc_html( $fact['title'] ); ?></h2>
			<?php if ( $fact['rows'] ) : ?>
				<table class="product-fact__table">
					<?php foreach ( $fact['rows'] as $row ) : ?>
						<tr><th scope="row"><?php echo esc_html( $row[0] ); ?></th><td><?php echo esc_html( $row[1] ); ?></td></tr>
					<?php endforeach; ?>
				</table>
			<?php else : ?>
				<p class="product-fact__text"><?php echo esc_html( $fact['text'] ); ?></p>
			<?php endif; ?>
		</section>
	<?php endforeach; ?>
</div>
