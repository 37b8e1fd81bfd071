<?php
/** php run.php SITE FILE: runs a PHP file inside the loaded WordPress of a site folder. */

list( , $spesa_folder, $spesa_file ) = $argv;
$_SERVER += array(
	'REQUEST_URI'     => '/',
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
);
if ( ! is_file( $spesa_folder . '/wp-content/database/.ht.sqlite' ) ) {
	define( 'WP_INSTALLING', true );
}
require $spesa_folder . '/wp-load.php';
require $spesa_file;
