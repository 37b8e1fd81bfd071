<?php
/** For `php -S`: files as they are, folders by their index.php, everything else by WordPress, at the root or in a folder of it. */

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( is_dir( $root . $path ) && is_file( rtrim( $root . $path, '/' ) . '/index.php' ) ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/", true, 301 );
		return true;
	}
	$path .= 'index.php';
}

$file = $root . $path;
if ( is_file( $file ) && false === strpos( $path, '..' ) && ! preg_match( '#/\.#', $path ) ) {
	if ( '.php' !== substr( $file, -4 ) ) {
		return false;
	}
} else {
	$below = '/' . strtok( $path, '/' );
	$path  = ( is_file( "$root$below/wp-load.php" ) ? $below : '' ) . '/index.php';
	$file  = $root . $path;
}

$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;
