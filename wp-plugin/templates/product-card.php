<?php
/**
 * One product of the editor's choice.
 *
 * @var array $data       Answer of catalogue.product.
 * @var array $attributes Those of spesa-product.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;

Template::part( 'product-card', $data, array( 'first' => true, 'large' => ! empty( $attributes['large'] ) ) );
