<?php
/** Stands for Polylang on a site whose languages have a domain each: what it filters then, beside its functions. */
require __DIR__ . '/hosts.php';
require __DIR__ . '/polylang.php';
test_filters_on_host( array( 'site_url', 'content_url', 'theme_root_uri', 'plugins_url', 'rest_url' ), $GLOBALS['test_languages']['code'] );
