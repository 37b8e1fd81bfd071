<?php
/**
 * One group of filters, each value a link where JavaScript has a box to tick.
 *
 * @var array $data `name`; `values`: `{ name, href, on, count }` each; `more`: values not shown.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<fieldset class="facet">
	<legend class="facet__name"><?php echo esc_html( $data['name'] ); ?></legend>
	<?php foreach ( $data['values'] as $value ) : ?>
		<div class="checkbox">
			<a class="checkbox__line" rel="nofollow" href="<?php echo esc_url( $value['href'] ); ?>"<?php echo $value['on'] ? ' aria-current="true"' : ''; ?>>
				<span class="checkbox__input" aria-hidden="true"></span>
				<span class="checkbox__text"><bdi><?php echo esc_html( $value['name'] ); ?></bdi><?php if ( isset( $value['count'] ) ) : ?> <span class="facet__count"><?php Template::text( 'catalogue.facetCount', array( 'n' => $value['count'] ) ); ?></span><?php endif; ?></span>
			</a>
		</div>
	<?php endforeach; ?>
	<?php if ( ! empty( $data['more'] ) ) : ?>
		<button type="button" class="text-button" aria-expanded="false"><?php Template::text( 'catalogue.moreValues', array( 'n' => $data['more'] ) ); ?></button>
	<?php endif; ?>
</fieldset>
