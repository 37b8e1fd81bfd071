<?php
/**
 * Languages by domain for the plugins of the tests: the host of each language, and a site whose own address is that of the first one.
 */
$GLOBALS['test_hosts'] = array( 'it' => 'negozio.example.it', 'en' => 'shop.example.com', 'de' => 'laden.example.de' );

/** Code of the language of an address's host. */
function test_language_of_host( string $host ): string {
	return (string) ( array_search( strtolower( $host ), $GLOBALS['test_hosts'], true ) ?: 'it' );
}

/** An address of the site on the host of a language. */
function test_on_host( string $url, string $code ): string {
	return (string) preg_replace( '#^(https?://)(?:' . implode( '|', array_map( 'preg_quote', $GLOBALS['test_hosts'] ) ) . ')(?=[/:?\#]|$)#', '${1}' . $GLOBALS['test_hosts'][ $code ], $url );
}

/** Lets these filters answer with addresses on the host of a language. @param string[] $filters */
function test_filters_on_host( array $filters, string $code ): void {
	foreach ( $filters as $filter ) {
		add_filter( $filter, static fn( $url ) => is_string( $url ) ? test_on_host( $url, $code ) : $url, 20 );
	}
}
