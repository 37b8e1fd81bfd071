<?php
/**
 * Stands for WP Consent API on a page with `consent-api` in its address, or to a browser with a cookie of that name, where the shop then asks for
 * consent and measures every visit that it may: the functions, filters, event and cookies that it publishes. With `consent-api=asked` another
 * plugin of the site asks, by a button for each answer.
 */
$consent_api = $_GET['consent-api'] ?? $_COOKIE['consent-api'] ?? null;
if ( null === $consent_api ) {
	return;
}

function wp_get_consent_type() {
	return apply_filters( 'wp_get_consent_type', false );
}

function wp_has_consent( $category, $requested_by = false ) {
	$type = wp_get_consent_type();
	$said = $_COOKIE[ "wp_consent_$category" ] ?? '';
	return apply_filters( 'wp_has_consent', ! $type || ( '' === $said && false !== strpos( $type, 'optout' ) ) || 'allow' === $said, $category, $requested_by );
}

foreach ( array( 'option_spesa_settings', 'default_option_spesa_settings' ) as $consent_option ) {
	add_filter( $consent_option, static fn( $kept ) => array( 'asks_consent' => '1', 'visit_reports' => '100' ) + (array) $kept, PHP_INT_MAX );
}
if ( 'asked' === $consent_api ) {
	add_filter( 'wp_get_consent_type', static fn() => 'optin' );
}
add_action(
	'wp_footer',
	static function () use ( $consent_api ) {
		$days = (int) apply_filters( 'wp_consent_api_cookie_expiration', 30 );
		?>
		<script>
			window.wp_fallback_consent_type = <?php echo wp_json_encode( wp_get_consent_type() ); ?>;
			window.toldConsent = [];
			function wp_has_consent( category ) {
				const type = window.wp_consent_type || window.wp_fallback_consent_type;
				const said = ( document.cookie.match( new RegExp( '(?:^|; )wp_consent_' + category + '=(\\w+)' ) ) || [] )[1] || '';
				return ! type || ( said === '' && type.includes( 'optout' ) ) || said === 'allow';
			}
			function wp_set_consent( category, value ) {
				document.cookie = 'wp_consent_' + category + '=' + value + ';path=/;max-age=' + <?php echo $days; ?> * 86400;
				const detail = [];
				detail[category] = value;
				document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail } ) );
			}
			document.addEventListener( 'wp_listen_for_consent_change', ( { detail } ) => window.toldConsent.push( { ...detail } ) );
		</script>
		<?php
		if ( 'asked' === $consent_api ) {
			foreach ( array( 'allow', 'deny' ) as $value ) {
				printf( '<button type="button" onclick="wp_set_consent( \'statistics\', \'%1$s\' ); wp_set_consent( \'marketing\', \'%1$s\' )">Other %1$s</button>', esc_attr( $value ) );
			}
		}
	}
);
