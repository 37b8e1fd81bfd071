<?php
/**
 * Speaks clamd's protocol once: prints its address, then what it was asked, the length of each piece, and answers as told.
 *
 * @package Spesa
 */

$spesa_server = stream_socket_server( 'tcp://127.0.0.1:0' );
echo 'tcp://', stream_socket_get_name( $spesa_server, false ), "\n";
$spesa_client = stream_socket_accept( $spesa_server, 20 );
echo stream_get_line( $spesa_client, 100, "\0" );
do {
	$spesa_length = unpack( 'N', fread( $spesa_client, 4 ) )[1];
	for ( $spesa_read = 0; $spesa_read < $spesa_length; ) {
		$spesa_read += strlen( fread( $spesa_client, $spesa_length - $spesa_read ) );
	}
	echo ' ', $spesa_length;
} while ( $spesa_length > 0 );
fwrite( $spesa_client, $argv[1] . "\0" );
fclose( $spesa_client );
