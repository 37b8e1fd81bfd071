<?php
namespace Spesa;

/** The configuration as the browser reads it: the same for every visitor. */
final class Config {
	/** The members of core/config.ts. */
	public static function values(): array {
		$promo  = Settings::get( 'alternatives_promo' );
		$values = array(
			'api'                => Settings::get( 'api' ),
			'content'            => untrailingslashit( rest_url() ),
			'version'            => SPESA_VERSION,
			'site'               => (string) get_current_blog_id(),
			'pages'              => array_map( static fn( string $name ): string => Links::to( $name ), array_combine( array_keys( Settings::pages() ), array_keys( Settings::pages() ) ) ),
			'currencyForm'       => Settings::get( 'currency_form' ),
			'anonymousCart'      => Settings::get( 'anonymous_cart' ),
			'bypassAddress'      => Settings::get( 'bypass_address' ),
			'bypassTimeslot'     => Settings::get( 'bypass_timeslot' ),
			'showSectors'        => Settings::get( 'show_sectors' ),
			'acceptAlternatives' => Settings::get( 'alternatives' ),
			'popupCodes'         => Settings::get( 'popup_codes' ),
			'paymentOrigins'     => Settings::get( 'payment_origins' ),
			'allowedDomains'     => Settings::get( 'allowed_domains' ),
			'fastSearchWords'    => Settings::get( 'fast_search_words' ),
			'searchWordDays'     => Settings::get( 'search_word_days' ),
			'defaultStore'       => array(
				'storeId' => Settings::get( 'store_id' ),
				'name'    => Settings::get( 'store_name' ),
			),
		);
		if ( '' !== $promo ) {
			$values['acceptAlternativesPromo'] = 'yes' === $promo;
		}
		if ( '' !== Settings::get( 'captcha_key' ) ) {
			$values['captchaKey'] = Settings::get( 'captcha_key' );
		}
		return $values;
	}

	/** The script element that holds it. */
	public static function script(): string {
		return '<script type="application/json" data-spesa-config>' . Json::script( self::values() ) . "</script>\n";
	}
}
