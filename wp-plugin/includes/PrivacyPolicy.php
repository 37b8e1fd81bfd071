<?php
namespace Spesa;

/** What the site may say of the shop in its privacy policy: a proposal among WordPress' own, of what these settings switch on. */
final class PrivacyPolicy {
	public static function register(): void {
		add_action( 'admin_init', array( __CLASS__, 'propose' ) );
	}

	public static function propose(): void {
		wp_add_privacy_policy_content( 'Spesa', wp_kses_post( self::text() ) );
	}

	public static function text(): string {
		$html = '';
		foreach ( array_filter( self::sections() ) as $heading => $text ) {
			$html .= '<h3>' . esc_html( $heading ) . '</h3><p>' . esc_html( $text ) . '</p>';
		}
		return $html;
	}

	/** @return array<string, string> Text by heading; empty where the settings switch it off. */
	private static function sections(): array {
		$captcha = ! in_array( Settings::get( 'captcha_key' ), array( '', 'altcha' ), true );
		return array(
			__( 'Il negozio', 'spesa' )                => __( 'Per vendere e consegnare la spesa trattiamo i dati del tuo account, gli indirizzi, il carrello, gli ordini e i pagamenti. Il numero della carta lo vede solo chi gestisce il pagamento.', 'spesa' ),
			__( 'Sul tuo dispositivo', 'spesa' )       => __( 'Il browser conserva quanto serve a fare la spesa: l’accesso, il carrello, le liste, le ultime ricerche, le tue scelte sui cookie. Allergie e diete, se le indichi, restano solo lì, a meno che tu non chieda al negozio di tenerne conto nelle sostituzioni.', 'spesa' ),
			__( 'La velocità delle pagine', 'spesa' )  => Settings::get( 'asks_consent' ) && 0 < Settings::get( 'visit_reports' ) ? __( 'Se acconsenti alle statistiche, alcune pagine dicono al negozio quanto sono state veloci, quando le lasci: il tipo di pagina, se usi un telefono, i tempi. Si sommano a quelli degli altri e non dicono chi sei; le somme si tengono 90 giorni.', 'spesa' ) : '',
			__( 'Gli avvisi', 'spesa' )                => __( 'Se attivi gli avvisi sui tuoi ordini, il tuo browser riceve un indirizzo dal suo servizio di notifiche (di Google, Mozilla, Microsoft o Apple), a cui mandiamo messaggi cifrati. Li disattivi quando vuoi, e quando esci dall’account non ne arrivano.', 'spesa' ),
			__( 'I moduli', 'spesa' )                  => __( 'Quello che scrivi nei moduli di questo sito, con i file che alleghi, viene conservato per rispondere alla tua richiesta, mandato per mail a chi se ne occupa ed eliminato dopo il periodo scelto da chi gestisce il sito.', 'spesa' ),
			__( 'I video', 'spesa' )                   => __( 'I video vengono da YouTube (Google) e si caricano solo dopo che li hai avviati e hai acconsentito.', 'spesa' ),
			__( 'Le mappe', 'spesa' )                  => '' === Settings::get( 'maps_key' ) ? '' : __( 'Le mappe vengono da Google Maps e si caricano solo dopo il tuo consenso: Google riceve allora il tuo indirizzo IP, la zona che guardi e quello che scrivi cercando un indirizzo.', 'spesa' ),
			__( 'La protezione dai robot', 'spesa' )   => $captcha ? __( 'I moduli sono protetti da Google reCAPTCHA, che si carica solo dopo il tuo consenso e riceve il tuo indirizzo IP e quanto il suo programma osserva.', 'spesa' ) : '',
			__( 'L’accesso con altri account', 'spesa' ) => array() === Settings::get( 'sign_ins' ) ? '' : __( 'Se scegli di accedere con un account di Google, di Facebook o della tua azienda, riceviamo da lì il tuo nome e il tuo indirizzo e-mail.', 'spesa' ),
		);
	}
}
