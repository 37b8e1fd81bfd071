<?php
/**
 * The search field as a form that works by itself, in the frame of widgets/ui/Combobox.tsx.
 *
 * @var array $attributes `placeholder`.
 * @package Spesa
 */

use Spesa\Asked;
use Spesa\Icon;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<form class="combobox" role="search" method="get" action="<?php echo esc_url( Links::to( 'search' ) ); ?>">
	<span class="field__frame"><button type="submit" class="combobox__submit" aria-label="<?php Template::text( 'catalogue.searchSubmit' ); ?>"><?php Icon::show( 'search' ); ?></button><input class="field__input" type="search" enterkeyhint="search" autocomplete="off" name="q" aria-label="<?php Template::text( 'catalogue.searchTitle' ); ?>"<?php Template::attribute( 'placeholder', $attributes['placeholder'] ?? '' ); ?><?php Template::attribute( 'value', Asked::words() ); ?>></span>
</form>
