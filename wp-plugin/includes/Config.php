<?php
namespace Spesa;

/** The configuration as the browser reads it: the same for every visitor. */
final class Config {
	/** The members of core/config.ts. */
	public static function values(): array {
		$promo  = Settings::get( 'alternatives_promo' );
		$values = array(
			'api'                => Settings::get( 'api' ),
			'content'            => untrailingslashit( wp_make_link_relative( rest_url() ) ),
			'ajax'               => admin_url( 'admin-ajax.php', 'relative' ),
			'version'            => SPESA_VERSION,
			'site'               => (string) get_current_blog_id(),
			'pages'              => Links::all(),
			'currencyForm'       => Language::currencyForm(),
			'anonymousCart'      => Settings::get( 'anonymous_cart' ),
			'bypassAddress'      => Settings::get( 'bypass_address' ),
			'bypassTimeslot'     => Settings::get( 'bypass_timeslot' ),
			'showSectors'        => Settings::get( 'show_sectors' ),
			'acceptAlternatives' => Settings::get( 'alternatives' ),
			'popupCodes'         => Settings::get( 'popup_codes' ),
			'paymentOrigins'     => Settings::get( 'payment_origins' ),
			'allowedDomains'     => Settings::get( 'allowed_domains' ),
			'fastSearchWords'    => Settings::get( 'fast_search_words' ),
			'asksConsent'        => Settings::get( 'asks_consent' ),
			'idleRestartMs'      => 60000 * Settings::get( 'idle_restart_minutes' ),
			'searchWordDays'     => Settings::get( 'search_word_days' ),
			'labels'             => Texts::all(),
			'defaultStore'       => array(
				'storeId' => Settings::get( 'store_id' ),
				'name'    => Settings::get( 'store_name' ),
			),
		);
		if ( '' !== Links::folder() ) {
			$values['folder'] = Links::folder();
		}
		if ( ! Language::isUsual() ) {
			$values['language'] = Language::page();
		}
		if ( Language::isUsual() && '' !== Assets::texts() ) {
			$values['texts'] = Assets::texts();
		}
		if ( '' !== $promo ) {
			$values['acceptAlternativesPromo'] = 'yes' === $promo;
		}
		if ( array() !== Settings::get( 'sign_ins' ) ) {
			$values['signIns'] = Settings::get( 'sign_ins' );
		}
		if ( '' !== Settings::get( 'captcha_key' ) ) {
			$values['captchaKey'] = Settings::get( 'captcha_key' );
		}
		if ( '' !== Guarantee::file() ) {
			$values['guaranteeFile'] = Guarantee::file();
		}
		if ( '' !== Settings::get( 'maps_key' ) ) {
			$values['mapsKey'] = Settings::get( 'maps_key' );
		}
		if ( 0 < Settings::get( 'visit_reports' ) && Settings::get( 'asks_consent' ) ) {
			$values['visitReports'] = min( 100, Settings::get( 'visit_reports' ) );
		}
		if ( '' !== ConsentApi::asks() ) {
			$values['consentApi'] = ConsentApi::asks();
		}
		return Extension::config( $values );
	}

	/** What differs from the defaults that the bundle holds, and what the boot script reads before there is a bundle. */
	public static function printed(): array {
		$values  = self::values();
		$default = Manifest::config();
		$printed = array();
		foreach ( $values as $name => $value ) {
			if ( 'pages' === $name ) {
				$value = array_diff_assoc( $value, $default['pages'] );
			}
			if ( in_array( $name, array( 'api', 'version', 'site' ), true ) || ( array() !== $value && ( $default[ $name ] ?? null ) !== $value ) ) {
				$printed[ $name ] = $value;
			}
		}
		return $printed;
	}

	/** The same with every text of the page's language, where no script of its own brings them. */
	public static function whole(): array {
		$printed = self::printed();
		return Language::isUsual() ? $printed : array( 'labels' => ( $printed['labels'] ?? array() ) + Manifest::texts() ) + $printed;
	}

	/** The script element that holds it, with further attributes. @param array<string, string> $attributes */
	public static function script( array $attributes = array() ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return "<script type=\"application/json\" data-spesa-config$html>" . Json::script( self::printed() ) . "</script>\n";
	}
}
