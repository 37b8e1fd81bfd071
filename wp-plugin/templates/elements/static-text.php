<?php
/**
 * A text with its placeholders filled, as a visitor sees it in widgets/content/static-text/StaticText.tsx.
 *
 * @var array $attributes `text`.
 * @package Spesa
 */

use Spesa\StaticText;

defined( 'ABSPATH' ) || exit;

$html = StaticText::html( (string) ( $attributes['text'] ?? '' ) );
if ( '' === trim( $html ) ) {
	return;
}
?>
<div class="static-text"><?php echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- sanitised last. ?></div>
