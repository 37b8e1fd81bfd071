<?php
/** Stands for WPML on a site whose languages have a domain each: what it filters then, beside its own. */
require __DIR__ . '/hosts.php';
require __DIR__ . '/wpml.php';
test_filters_on_host( array( 'pre_option_home', 'pre_option_siteurl', 'content_url', 'plugins_url', 'stylesheet_uri', 'rest_url' ), test_language_of_host( $_SERVER['HTTP_HOST'] ) );
