<?php
/**
 * The way to a store and its telephone, as links that look like buttons.
 *
 * @var array $data       As Store gives it.
 * @var array $attributes `class`; `icons`: the way has one too.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<p class="<?php echo esc_attr( $attributes['class'] ); ?>">
	<?php if ( '' !== $data['way'] ) : ?>
		<a href="<?php echo esc_url( $data['way'] ); ?>" target="_blank" rel="noopener noreferrer" aria-label="<?php echo esc_attr( Manifest::label( 'store.directionsTo', array( 'name' => $data['name'] ) ) ); ?>" class="button button--secondary button--small">
			<?php
			if ( ! empty( $attributes['icons'] ) ) {
				Icon::show( 'pin' );
			}
			?>
			<span class="button__text"><?php Template::text( 'store.directions' ); ?></span>
		</a>
	<?php endif; ?>
	<?php if ( $data['phone'] ) : ?>
		<a href="<?php echo esc_attr( $data['phone']['href'] ); ?>" aria-label="<?php echo esc_attr( Manifest::label( 'store.call', array( 'phone' => $data['phone']['words'] ) ) ); ?>" class="button button--ghost button--small"><?php Icon::show( 'phone' ); ?><span class="button__text"><?php echo esc_html( $data['phone']['words'] ); ?></span></a>
	<?php endif; ?>
</p>
