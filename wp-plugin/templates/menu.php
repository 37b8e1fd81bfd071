<?php
/**
 * A menu, as widgets/content/menu/Menu.tsx shows it.
 *
 * @var array $data       Answer of platform.menu.
 * @var array $attributes Those of spesa-menu.
 * @package Spesa
 */

use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( ! $data ) {
	return;
}
$layout = 'list' === ( $attributes['layout'] ?? '' ) ? 'list' : 'row';
$label  = '' === (string) ( $attributes['label'] ?? '' ) ? Manifest::label( 'article.menu' ) : $attributes['label'];
?>
<nav class="menu menu--<?php echo esc_attr( $layout ); ?>" aria-label="<?php echo esc_attr( $label ); ?>"><?php Template::part( 'menu-level', $data, array( 'folded' => 'row' === $layout ) ); ?></nav>
