<?php
/**
 * The footer of a site whose REST API is switched off: the law's data are there all the same.
 *
 * @var array $attributes Those of spesa-footer.
 * @package Spesa
 */

use Spesa\Content\Custom;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

echo Template::render( 'footer', array( 'platform.custom' => Custom::trader() ), $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the template.
