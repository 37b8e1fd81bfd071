<?php
/**
 * Pages of a list as links, as widgets/ui/Pager.tsx shows them.
 *
 * @var array $data A page: selPage, totPages.
 * @package Spesa
 */

use Spesa\Icon;
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
<nav class="pager" aria-label="<?php Template::text( 'common.pages' ); ?>">
	<?php if ( $here > 1 ) : ?>
		<a class="pager__link" href="<?php echo esc_url( $link( $here - 1 ) ); ?>" rel="prev" aria-label="<?php Template::text( 'common.previousPage' ); ?>"><?php Icon::show( 'left' ); ?></a>
	<?php endif; ?>
	<ul class="pager__list">
		<?php foreach ( Listing::pages( $here, $all ) as $page ) : ?>
			<li>
				<?php if ( null === $page ) : ?>
					<span class="pager__gap">…</span>
				<?php else : ?>
					<a class="pager__link" href="<?php echo esc_url( $link( $page ) ); ?>" aria-label="<?php Template::text( 'common.pageNumber', array( 'n' => $page ) ); ?>"<?php echo $page === $here ? ' aria-current="page"' : ''; ?>><?php echo (int) $page; ?></a>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
	<?php if ( $here < $all ) : ?>
		<a class="pager__link" href="<?php echo esc_url( $link( $here + 1 ) ); ?>" rel="next" aria-label="<?php Template::text( 'common.nextPage' ); ?>"><?php Icon::show( 'right' ); ?></a>
	<?php endif; ?>
</nav>
