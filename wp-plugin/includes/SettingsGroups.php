<?php
namespace Spesa;

/** The settings as their page shows them: in groups, each with what it is about. */
final class SettingsGroups {
	/** @return array<string, array{title: string, help: string, fields: string[]}> */
	public static function all(): array {
		return array(
			'connection' => self::group( __( 'Collegamento', 'spesa' ), __( 'Dove rispondono prodotti, carrello e ordini. «Per iniziare» prova ogni chiamata.', 'spesa' ), 'api server_api engine payment_origins allowed_domains trusted_proxies' ),
			'store'      => self::group( __( 'Negozio e prezzi', 'spesa' ), __( 'Che cosa vede chi non ha ancora scelto un negozio.', 'spesa' ), 'store_id store_name currency_form show_sectors maps_key' ),
			'look'       => self::group( __( 'Aspetto', 'spesa' ), __( 'Caratteri e sfondi sono quelli del tema.', 'spesa' ), 'accent density header_blocks' ),
			'shopping'   => self::group( __( 'Come si compra', 'spesa' ), '', 'anonymous_cart bypass_address bypass_timeslot alternatives alternatives_promo popup_codes' ),
			'search'     => self::group( __( 'Ricerca', 'spesa' ), '', 'fast_search_words search_word_days' ),
			'access'     => self::group( __( 'Accesso e captcha', 'spesa' ), '', 'sign_ins captcha_key captcha_secret' ),
			'forms'      => self::group( __( 'Moduli', 'spesa' ), '', 'forms_keep_days forms_clamd forms_unscanned' ),
			'privacy'    => self::group( __( 'Consenso e pagine aperte', 'spesa' ), '', 'asks_consent segments layouts visit_reports idle_restart_minutes speculation' ),
			'trader'     => self::group( __( 'Chi vende', 'spesa' ), __( 'Sta nel piè di pagina, come chiede la legge (D.Lgs. 70/2003).', 'spesa' ), 'trader_name trader_address trader_vat trader_register trader_capital trader_email trader_pec trader_phone guarantee_file_it guarantee_file_en guarantee_file_de' ),
			'addresses'  => self::group( __( 'Indirizzi', 'spesa' ), __( 'Le parti tra graffe restano come sono. Chi cambia un indirizzo pensi a chi ha già quello vecchio.', 'spesa' ), 'magazine_prefix next_gen_prefix pages' ),
			'texts'      => self::group( __( 'Testi del sito', 'spesa' ), '', 'texts' ),
			'removal'    => self::group( __( 'Quando il plugin è eliminato', 'spesa' ), '', 'remove_on_uninstall' ),
		);
	}

	/** @param string $fields Names of settings, with blanks between them. */
	private static function group( string $title, string $help, string $fields ): array {
		return array(
			'title'  => $title,
			'help'   => $help,
			'fields' => explode( ' ', $fields ),
		);
	}
}
