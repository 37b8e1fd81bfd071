<?php
/** A proxy that fetches nothing: it says what was asked of it, and by whom; for an API it wants to know that. */
$spesa_by = $_SERVER['HTTP_PROXY_AUTHORIZATION'] ?? '';
if ( '' === $spesa_by && false !== strpos( $_SERVER['REQUEST_URI'], '/ebsn/api' ) ) {
	header( 'HTTP/1.1 407 Proxy Authentication Required' );
	header( 'Proxy-Authenticate: Basic realm="proxy"' );
	exit;
}
echo $_SERVER['REQUEST_URI'], ' ', $spesa_by;
