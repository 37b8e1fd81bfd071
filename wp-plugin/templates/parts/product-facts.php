<?php
/**
 * The facts of a product, as widgets/catalogue/product-page/Facts.tsx shows them.
 *
 * @var array $data A product.
 * @package Spesa
 */

use Spesa\Facts;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$facts = Facts::of( $data );
if ( ! $facts ) {
	return;
}
?>
<div class="product-page__facts">
	<?php foreach ( $facts as $fact ) : ?>
		<section class="product-fact product-fact--<?php echo esc_attr( $fact['key'] ); ?>">
			<h2 class="product-fact__title"><?php echo esc_html( $fact['title'] ); ?></h2>
			<?php if ( 'undeclared' === $fact['state'] ) : ?>
				<p class="product-fact__none"><?php Template::text( 'catalogue.undeclared' ); ?></p>
			<?php elseif ( 'absent' === $fact['state'] ) : ?>
				<p class="product-fact__text"><?php Template::text( 'catalogue.absent' ); ?></p>
			<?php elseif ( $fact['rows'] ) : ?>
				<table class="product-fact__table">
				<?php if ( '' !== $fact['per'] ) : ?>
					<caption><?php echo esc_html( $fact['per'] ); ?></caption>
				<?php endif; ?>
				<tbody>
					<?php foreach ( $fact['rows'] as $row ) : ?>
						<tr><th scope="row"><?php echo esc_html( $row[0] ); ?></th><td><?php echo esc_html( $row[1] ); ?></td></tr>
					<?php endforeach; ?>
				</tbody></table>
			<?php else : ?>
				<p class="product-fact__text">
				<?php
				foreach ( $fact['pieces'] as list( $text, $strong ) ) {
					printf( $strong ? '<strong>%s</strong>' : '%s', esc_html( $text ) );
				}
				?>
				</p>
			<?php endif; ?>
		</section>
	<?php endforeach; ?>
</div>
