<?php
/**
 * What there is instead where no product meets the words, as widgets/catalogue/search-page/NothingFound.tsx shows it.
 *
 * @var array $data `words`.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Prefetch;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

/** Each of several words alone, but for those too short to mean anything. */
$single = array_filter(
	array_unique( (array) preg_split( '/\s+/u', $data['words'] ) ),
	static fn( string $word ): bool => mb_strlen( $word ) > 2 && $word !== $data['words']
);
?>
<div class="nothing-found">
	<p class="nothing-found__hint"><?php Template::text( 'catalogue.nothingFoundHint' ); ?></p>
	<?php if ( $single ) : ?>
		<ul class="search-words__list">
			<?php foreach ( $single as $word ) : ?>
				<li><a class="chip" href="<?php echo esc_url( Links::to( 'search' ) . '?q=' . rawurlencode( $word ) ); ?>"><bdi><?php Template::text( 'catalogue.onlyWord', array( 'word' => $word ) ); ?></bdi></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php Template::part( 'department-tiles', Prefetch::one( 'catalogue.categoryTree', array( 'depth' => 3 ) )['categories'] ?? array() ); ?>
	<div class="nothing-found__goods"></div>
</div>
