<?php
/**
 * The harmonised notice of the legal guarantee (LAW-23), as widgets/ui/GuaranteeNotice.tsx shows it.
 *
 * @package Spesa
 */

use Spesa\Guarantee;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$file       = Guarantee::file();
$is_picture = 1 === preg_match( '/\.(svg|png|jpe?g|webp)$/i', $file );
?>
<div class="guarantee">
	<p class="guarantee__title"><?php Template::text( 'guarantee.title' ); ?></p>
	<?php if ( $is_picture ) : ?>
		<img class="guarantee__picture" src="<?php echo esc_url( $file ); ?>" alt="<?php Template::text( 'guarantee.notice' ); ?>" loading="lazy">
	<?php else : ?>
		<p><?php Template::text( 'guarantee.notice' ); ?></p>
	<?php endif; ?>
	<p class="guarantee__links">
		<?php if ( '' !== $file && ! $is_picture ) : ?>
			<a href="<?php echo esc_url( $file ); ?>" target="_blank" rel="noopener noreferrer"><?php Template::text( 'guarantee.official' ); ?></a>
		<?php endif; ?>
		<a href="<?php echo esc_url( Manifest::label( 'guarantee.address' ) ); ?>" target="_blank" rel="noopener noreferrer"><?php Template::text( 'guarantee.more' ); ?></a>
	</p>
</div>
