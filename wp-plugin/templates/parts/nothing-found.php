<?php
/**
 * What there is instead where no product meets the words, as widgets/catalogue/search-page/NothingFound.tsx shows it.
 *
 * @var array $data `words`.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Listing;
use Spesa\Prefetch;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$departments = Listing::departments( Prefetch::one( 'catalogue.categoryTree', array( 'depth' => 3 ) )['categories'] ?? array() );
?>
<div class="nothing-found">
	<p class="nothing-found__title"><?php Template::text( 'catalogue.nothingFound', array( 'words' => $data['words'] ) ); ?></p>
	<p><?php Template::text( 'catalogue.nothingFoundHint' ); ?></p>
	<nav aria-label="<?php Template::text( 'catalogue.departments' ); ?>">
		<ul class="nothing-found__departments" data-scroll="true">
			<?php foreach ( $departments as $category ) : ?>
				<li><a class="chip" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $category['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $category['name'] ) ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	</nav>
	<div class="nothing-found__goods"></div>
</div>
