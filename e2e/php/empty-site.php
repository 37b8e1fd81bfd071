<?php
/** An empty WordPress, as its own installation leaves it on a server that writes addresses: no plugin, no page of ours. */

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

$spesa_site = json_decode( (string) file_get_contents( ABSPATH . '.site.json' ), true );
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Il mio negozio', 'admin', 'admin@example.it', true, '', $spesa_site['password'], 'it_IT' );
wp_set_password( $spesa_site['password'], 1 );
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%monthnum%/%day%/%postname%/' );
flush_rewrite_rules();
