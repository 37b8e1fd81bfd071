<?php
/**
 * Where this page stands, as Breadcrumbs of widgets/ui/Pager.tsx shows it; the last one is the page itself.
 *
 * @var array $data `crumbs`: `{ name, slug }` each, from the root down; `last`: name of the page.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<nav class="breadcrumbs" aria-label="<?php Template::text( 'common.breadcrumbs' ); ?>">
	<ol class="breadcrumbs__list">
		<?php foreach ( $data['crumbs'] as $crumb ) : ?>
			<li class="breadcrumbs__item"><a href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $crumb['slug'] ) ) ); ?>"><bdi><?php echo esc_html( Format::readable( $crumb['name'] ) ); ?></bdi></a></li>
		<?php endforeach; ?>
		<li class="breadcrumbs__item"><span aria-current="page"><bdi><?php echo esc_html( $data['last'] ); ?></bdi></span></li>
	</ol>
</nav>
