<?php
/**
 * php -d opcache.enable_cli=1 lint.php < list: compiles each file of the list without running it, and prints the broken ones as JSON, file → fault.
 *
 * @package Spesa
 */

$spesa_broken = array();
foreach ( explode( "\n", trim( stream_get_contents( STDIN ) ) ) as $spesa_file ) {
	ob_start();
	try {
		$spesa_compiles = function_exists( 'opcache_compile_file' ) ? opcache_compile_file( $spesa_file ) : (bool) token_get_all( file_get_contents( $spesa_file ), TOKEN_PARSE );
		$spesa_fault    = preg_replace( '/\n+Warning: .*/s', '', trim( ob_get_clean() ) );
	} catch ( ParseError $spesa_error ) {
		ob_end_clean();
		$spesa_compiles = false;
		$spesa_fault    = $spesa_error->getMessage() . ' on line ' . $spesa_error->getLine();
	}
	if ( ! $spesa_compiles ) {
		$spesa_broken[ $spesa_file ] = $spesa_fault;
	}
}
echo json_encode( (object) $spesa_broken );
