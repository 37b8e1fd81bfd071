<?php
/**
 * The way down to this page, as widgets/ui/Crumbs.tsx shows it; the last one is the page itself.
 *
 * @var array $data `crumbs`: `{ name, slug }` each, or `{ name, href }`, from the root down; `last`: name of the page.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<nav class="crumbs" aria-label="<?php Template::text( 'catalogue.crumbs' ); ?>">
	<ol class="crumbs__list">
		<li class="crumbs__item"><a href="<?php echo esc_url( Links::to( 'home' ) ); ?>"><?php Template::text( 'catalogue.home' ); ?></a></li>
		<?php foreach ( $data['crumbs'] as $crumb ) : ?>
			<li class="crumbs__item"><a href="<?php echo esc_url( $crumb['href'] ?? Links::to( 'category', array( 'slug' => $crumb['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $crumb['name'] ) ); ?></a></li>
		<?php endforeach; ?>
		<li class="crumbs__item"><span aria-current="page"><?php echo esc_html( $data['last'] ); ?></span></li>
	</ol>
</nav>
