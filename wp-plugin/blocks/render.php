<?php
/**
 * The one render file of all blocks.
 *
 * @var array    $attributes
 * @var WP_Block $block
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

echo Spesa\Blocks::render( $attributes, '', $block ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Element and the templates.
