<?php
/**
 * The departments to go on to, as widgets/ui/DepartmentTiles.tsx shows them.
 *
 * @var array $data Categories.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Listing;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$departments = Listing::departments( $data );
if ( ! $departments ) {
	return;
}
?>
<nav class="department-tiles" aria-label="<?php Template::text( 'catalogue.departments' ); ?>">
	<h2 class="department-tiles__title"><?php Template::text( 'catalogue.departments' ); ?></h2>
	<ul class="department-tiles__list">
		<?php foreach ( $departments as $category ) : ?>
			<?php $picture = Links::media( $category['metaData']['category_info']['ICON'] ?? '' ); ?>
			<li><a class="department-tile" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $category['slug'] ) ) ); ?>"><?php if ( '' !== $picture ) : ?><img src="<?php echo esc_url( $picture ); ?>" alt="" width="48" height="48"><?php endif; ?><?php echo esc_html( Format::readable( $category['name'] ) ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</nav>
