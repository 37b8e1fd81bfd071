<?php
namespace Spesa;

/** The way to what the customer consents to, which every page of the site has (LAW-12): printed at its end where the theme leads nowhere, for everybody the same. */
final class ConsentLink {
	/** As widgets/shell/consent-link.css has it: a page without elements has no sheet of ours. */
	private const STYLE = '.spesa.consent-link{margin:0;padding:16px;text-align:center}.spesa.consent-link>a{display:inline-block;padding-block:12px;color:inherit}';

	public static function register(): void {
		add_action( 'wp_footer', array( __CLASS__, 'print' ), PHP_INT_MAX );
	}

	public static function print(): void {
		$link = Links::to( 'cookies' );
		if ( '' === $link || Printed::leadsToCookies() ) {
			return;
		}
		wp_register_style( 'spesa-consent-link', false, array(), SPESA_VERSION );
		wp_add_inline_style( 'spesa-consent-link', self::STYLE );
		ob_start();
		wp_print_styles( 'spesa-consent-link' );
		echo Sheets::marked( (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress' own style element.
		printf( '<p class="spesa consent-link"><a href="%s">%s</a></p>' . "\n", esc_url( $link ), esc_html( Manifest::label( 'consent.preferences' ) ) );
	}
}
