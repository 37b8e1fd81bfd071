<?php
/**
 * Menu, trader and rights, as widgets/content/footer/Footer.tsx shows them.
 *
 * @var array $data       Answers of platform.custom and platform.menu by call.
 * @var array $attributes Those of spesa-footer.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Manifest;
use Spesa\Store;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$trader = $data['platform.custom']['trader'] ?? array();
$menu   = $data['platform.menu'] ?? array();
$entry  = static function ( string $text, string $address ): void {
	$link = Links::followed( $address );
	if ( '' !== $link['href'] && '' !== $address ) {
		printf( '<li><a class="footer__link" href="%s"%s>%s</a></li>', esc_url( $link['href'] ), $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : '', esc_html( $text ) );
	}
};
$lines  = array_filter(
	array(
		$trader['address'] ?? '',
		isset( $trader['vat'] ) ? Manifest::label( 'footer.vat', array( 'number' => $trader['vat'] ) ) : '',
		$trader['register'] ?? '',
		isset( $trader['capital'] ) ? Manifest::label( 'footer.capital', array( 'amount' => $trader['capital'] ) ) : '',
	),
	'strlen'
);
$given  = static fn( string $name ): string => (string) ( $attributes[ $name ] ?? '' );
?>
<div class="footer">
	<?php if ( $menu ) : ?>
		<nav class="footer__part" aria-label="<?php Template::text( 'footer.menu' ); ?>">
			<ul class="footer__list">
				<?php array_map( static fn( array $item ) => $entry( $item['title'], $item['url'] ), $menu ); ?>
			</ul>
		</nav>
	<?php endif; ?>
	<?php if ( $trader ) : ?>
		<div class="footer__part">
			<h2 class="footer__heading"><?php Template::text( 'footer.trader' ); ?></h2>
			<address class="footer__trader"><strong><?php echo esc_html( $trader['name'] ); ?></strong>
				<?php foreach ( $lines as $line ) : ?>
					<span><?php echo esc_html( $line ); ?></span>
				<?php endforeach; ?>
				<?php if ( isset( $trader['phone'] ) ) : ?>
					<?php $phone = Store::phone( $trader['phone'] ); ?>
					<?php if ( $phone ) : ?>
						<a href="<?php echo esc_attr( $phone['href'] ); ?>"><?php echo esc_html( $phone['words'] ); ?></a>
					<?php else : ?>
						<span><?php echo esc_html( $trader['phone'] ); ?></span>
					<?php endif; ?>
				<?php endif; ?>
				<?php if ( isset( $trader['email'] ) ) : ?>
					<a href="mailto:<?php echo esc_attr( $trader['email'] ); ?>"><?php echo esc_html( $trader['email'] ); ?></a>
				<?php endif; ?>
				<?php if ( isset( $trader['pec'] ) ) : ?>
					<a href="mailto:<?php echo esc_attr( $trader['pec'] ); ?>"><?php Template::text( 'footer.pec' ); ?>: <?php echo esc_html( $trader['pec'] ); ?></a>
				<?php endif; ?>
			</address>
		</div>
	<?php endif; ?>
	<div class="footer__part">
		<h2 class="footer__heading"><?php Template::text( 'footer.rights' ); ?></h2>
		<ul class="footer__list">
			<?php
			$entry( Manifest::label( 'footer.withdrawal' ), '' === $given( 'withdrawal' ) ? Links::to( 'orderTracking', array( 'id' => '' ) ) : $given( 'withdrawal' ) );
			foreach ( array( 'guarantee', 'terms', 'privacy', 'accessibility' ) as $name ) {
				$entry( Manifest::label( "footer.$name" ), $given( $name ) );
			}
			$entry( Manifest::label( 'footer.cookies' ), Links::to( 'cookies' ) );
			?>
		</ul>
		<?php Template::part( 'guarantee', array() ); ?>
	</div>
</div>
