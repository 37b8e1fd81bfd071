<?php
/**
 * Pages of a list as links, as widgets/ui/Pager.tsx shows them.
 *
 * @var array $data A page: selPage, totPages.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Listing;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$here = (int) ( $data['selPage'] ?? 1 );
$all  = (int) ( $data['totPages'] ?? 1 );
$link = static fn( int $page ): string => Links::here( array( 'page' => $page > 1 ? (string) $page : '' ) );
if ( $all < 2 ) {
	return;
}
?>
<nav class="pager" aria-label="<?php Template::text( 'catalogue.pages' ); ?>">
	<?php if ( $here > 1 ) : ?>
		<a class="pager__step" rel="prev" href="<?php echo esc_url( $link( $here - 1 ) ); ?>"><?php Template::text( 'common.previous' ); ?></a>
	<?php endif; ?>
	<ol class="pager__list">
		<?php foreach ( Listing::pages( $here, $all ) as $page ) : ?>
			<li class="pager__item">
				<?php if ( null === $page ) : ?>
					<span class="pager__gap">…</span>
				<?php else : ?>
					<a class="pager__page" href="<?php echo esc_url( $link( $page ) ); ?>" aria-label="<?php Template::text( 'catalogue.pageNumber', array( 'n' => $page ) ); ?>"<?php echo $page === $here ? ' aria-current="page"' : ''; ?>><?php echo (int) $page; ?></a>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ol>
	<?php if ( $here < $all ) : ?>
		<a class="pager__step" rel="next" href="<?php echo esc_url( $link( $here + 1 ) ); ?>"><?php Template::text( 'common.next' ); ?></a>
	<?php endif; ?>
</nav>
