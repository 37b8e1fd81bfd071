<?php
namespace Spesa;

/** Every setting: its type, its default (that of core/config.ts where it has one), its label and help. */
final class SettingsFields {
	public const LONGEST = 2000;

	/** @return array<string, array> */
	public static function all(): array {
		$config = Manifest::config();
		return array(
			'api'                     => self::field( 'address', $config['api'], __( 'Indirizzo dell’API per i browser', 'spesa' ), __( 'Percorso sullo stesso sito (/ebsn/api) o indirizzo completo.', 'spesa' ) ),
			'server_api'              => self::field( 'address', '', __( 'Indirizzo dell’API per il server', 'spesa' ), __( 'Solo se WordPress la raggiunge a un indirizzo diverso.', 'spesa' ) ),
			'engine'                  => self::field( 'choice', 'preact', __( 'Motore', 'spesa' ), __( 'Preact è più leggero; React per chi ne ha bisogno.', 'spesa' ), array( 'preact' => 'Preact', 'react' => 'React' ) ),
			'store_id'                => self::field( 'store', $config['defaultStore']['storeId'], __( 'Negozio predefinito', 'spesa' ), __( 'I suoi prezzi stanno nelle pagine prima che il cliente scelga.', 'spesa' ) ),
			'store_name'              => self::field( 'text', $config['defaultStore']['name'], __( 'Nome del negozio predefinito', 'spesa' ) ),
			'accent'                  => self::field( 'colour', '', __( 'Colore del negozio', 'spesa' ), __( 'Vuoto: quello del tema. Dove su uno sfondo non si leggerebbe, il negozio ne prende una sfumatura più scura o più chiara.', 'spesa' ) ),
			'density'                 => self::field( 'choice', '', __( 'Grandezza di testi e comandi', 'spesa' ), '', array( 'compact' => __( 'Compatta', 'spesa' ), '' => __( 'Normale', 'spesa' ), 'roomy' => __( 'Ampia', 'spesa' ) ) ),
			'header_blocks'           => self::field( 'flag', false, __( 'Cerca e carrello nella testata del tema', 'spesa' ), __( 'Accanto alla navigazione dei temi a blocchi. Anche da spento, nell’editor del sito la navigazione ha un interruttore per ciascuno.', 'spesa' ) ),
			'currency_form'           => self::field( 'choice', $config['currencyForm'], __( 'Forma dei prezzi', 'spesa' ), '', array( 'spec' => '1,234.50 €', 'italian' => '1.234,50 €' ) ),
			'anonymous_cart'          => self::field( 'flag', $config['anonymousCart'], __( 'Carrello e liste senza accesso', 'spesa' ), __( 'Da spento, il primo prodotto chiede accesso, indirizzo e fascia oraria. Da acceso, chiunque riempie il carrello e tiene liste della spesa, che all’accesso passano al suo account.', 'spesa' ) ),
			'bypass_address'          => self::field( 'flag', $config['bypassAddress'], __( 'L’indirizzo assegnato d’ufficio vale come scelto', 'spesa' ) ),
			'bypass_timeslot'         => self::field( 'flag', $config['bypassTimeslot'], __( 'La fascia assegnata d’ufficio vale come scelta', 'spesa' ) ),
			'show_sectors'            => self::field( 'flag', $config['showSectors'], __( 'Carrello diviso per reparti', 'spesa' ) ),
			'alternatives'            => self::field( 'flag', true, __( 'Accetta sostituzioni', 'spesa' ) ),
			'alternatives_promo'      => self::field( 'choice', '', __( 'Sostituzioni dei prodotti in promozione', 'spesa' ), '', array( '' => __( 'Come gli altri', 'spesa' ), 'yes' => __( 'Accetta', 'spesa' ), 'no' => __( 'Non accettare', 'spesa' ) ) ),
			'popup_codes'             => self::field( 'words', $config['popupCodes'], __( 'Codici mostrati come avviso', 'spesa' ), __( 'Uno per riga.', 'spesa' ) ),
			'allowed_domains'         => self::field( 'hosts', $config['allowedDomains'], __( 'Domini del sito', 'spesa' ), __( 'I loro link si aprono nella stessa finestra. Uno per riga.', 'spesa' ) ),
			'fast_search_words'       => self::field( 'phrases', $config['fastSearchWords'], __( 'Ricerche veloci', 'spesa' ), __( 'Proposte nel campo di ricerca vuoto e nella pagina dei risultati. Una per riga.', 'spesa' ) ),
			'search_word_days'        => self::field( 'number', $config['searchWordDays'], __( 'Giorni per cui una ricerca resta tra quelle salvate', 'spesa' ) ),
			'payment_origins'         => self::field( 'origins', $config['paymentOrigins'], __( 'Origini del pagamento', 'spesa' ), __( 'A cui il pagamento può passare, come https://pagamenti.example.it. Una per riga.', 'spesa' ) ),
			'segments'                => self::field( 'segments', array(), __( 'Segmenti del CRM', 'spesa' ), __( 'Numero e nome, uno per riga, come 12 = Famiglie con bambini. Nell’editor, «Per chi e quando» li offre per nome.', 'spesa' ) ),
			'layouts'                 => self::field( 'segments', array(), __( 'Posizioni dei prodotti proposti', 'spesa' ), __( 'Numero e nome degli spazi che il gestionale riempie, uno per riga, come 27 = Pagina di reparto. Nell’editor, lo slider di prodotti proposti li offre per nome.', 'spesa' ) ),
			'sign_ins'                => self::field( 'words', array(), __( 'Altri modi di accedere', 'spesa' ), __( 'google, facebook, company: quelli che l’API del negozio conosce. Uno per riga.', 'spesa' ) ),
			'captcha_key'             => self::field( 'text', '', __( 'Chiave pubblica del captcha', 'spesa' ), __( 'Di reCAPTCHA; oppure «altcha»: il browser lavora un istante e nessun altro sito viene interrogato, nei moduli e nelle chiamate del negozio.', 'spesa' ) ),
			'captcha_secret'          => self::field( 'text', '', __( 'Chiave segreta di reCAPTCHA', 'spesa' ), __( 'Solo per i moduli: con la chiave pubblica, chi compila viene controllato.', 'spesa' ) ),
			'maps_key'                => self::field( 'text', '', __( 'Chiave pubblica di Google Maps', 'spesa' ), __( 'Facoltativa, con Maps JavaScript API. La mappa di Google si carica solo dopo il consenso; senza, o se Google non risponde, resta quella del plugin.', 'spesa' ) ),
			'forms_keep_days'         => self::field( 'number', 365, __( 'Giorni per cui si conserva quanto arriva dai moduli', 'spesa' ), __( '0: finché qualcuno non lo elimina.', 'spesa' ) ),
			'forms_clamd'             => self::field( 'socket', 'unix:///var/run/clamav/clamd.ctl', __( 'Indirizzo dell’antivirus ClamAV', 'spesa' ), __( 'unix:///percorso o tcp://host:porta. Senza un antivirus che risponde i moduli non accettano file.', 'spesa' ) ),
			'forms_unscanned'         => self::field( 'flag', false, __( 'Accetta file dai moduli anche senza antivirus', 'spesa' ), __( 'A tuo rischio: chi li apre deve controllarli da sé.', 'spesa' ) ),
			'trusted_proxies'         => self::field( 'addresses', array(), __( 'Proxy fidati', 'spesa' ), __( 'Indirizzi IP il cui X-Forwarded-For vale per i limiti dei moduli. Uno per riga.', 'spesa' ) ),
			'asks_consent'            => self::field( 'flag', $config['asksConsent'], __( 'Chiedi il consenso ai cookie', 'spesa' ), __( 'Serve se il sito misura le visite o profila i clienti. Finché manca, niente del negozio esce verso altri. Se un altro plugin del sito chiede già il consenso e parla con WP Consent API, chiede lui e il negozio ne tiene conto.', 'spesa' ) ),
			'visit_reports'           => self::field( 'number', 0, __( 'Visite di cui si misura la velocità, su cento', 'spesa' ), __( '0: nessuna. Solo di chi acconsente alle statistiche: la pagina dice all’API del negozio, una volta, quanto è stata veloce, e niente di chi la guarda. I numeri stanno in /magazzino/velocita del negozio di riferimento e in /metrics.', 'spesa' ) ),
			'idle_restart_minutes'    => self::field( 'number', intdiv( $config['idleRestartMs'], 60000 ), __( 'Minuti senza un tocco dopo cui la pagina si ricarica', 'spesa' ), __( '0: mai. Mai alla cassa, al pagamento o su un modulo a metà.', 'spesa' ) ),
			'speculation'             => self::field( 'flag', true, __( 'Prepara in anticipo le pagine vicine', 'spesa' ) ),
			'magazine_prefix'         => self::field( 'slug', 'magazine', __( 'Indirizzo del magazine', 'spesa' ), __( 'La prima parte degli indirizzi dei suoi articoli.', 'spesa' ) ),
			'next_gen_prefix'         => self::field( 'slug', 'basko-for-next-gen', __( 'Indirizzo della sezione per i giovani', 'spesa' ), __( 'La prima parte degli indirizzi dei suoi articoli.', 'spesa' ) ),
			'trader_name'             => self::field( 'text', '', __( 'Chi vende: ragione sociale', 'spesa' ), __( 'Con i campi qui sotto sta nel piè di pagina, come chiede la legge (D.Lgs. 70/2003).', 'spesa' ) ),
			'trader_address'          => self::field( 'text', '', __( 'Chi vende: sede legale', 'spesa' ) ),
			'trader_vat'              => self::field( 'text', '', __( 'Chi vende: partita IVA e codice fiscale', 'spesa' ) ),
			'trader_register'         => self::field( 'text', '', __( 'Chi vende: registro delle imprese e REA', 'spesa' ) ),
			'trader_capital'          => self::field( 'text', '', __( 'Chi vende: capitale sociale', 'spesa' ) ),
			'trader_email'            => self::field( 'text', '', __( 'Chi vende: e-mail', 'spesa' ) ),
			'trader_pec'              => self::field( 'text', '', __( 'Chi vende: PEC', 'spesa' ) ),
			'trader_phone'            => self::field( 'text', '', __( 'Telefono del negozio', 'spesa' ), __( 'Per il piè di pagina e i motori di ricerca.', 'spesa' ) ),
			'guarantee_file_it'       => self::field( 'address', '', __( 'Avviso sulla garanzia legale, in italiano', 'spesa' ), __( 'Il file ufficiale a colori del Regolamento (UE) 2025/1960: immagine o PDF della libreria. Finché manca, il negozio ne mostra il contenuto come testo.', 'spesa' ) ),
			'guarantee_file_en'       => self::field( 'address', '', __( 'Avviso sulla garanzia legale, in inglese', 'spesa' ) ),
			'guarantee_file_de'       => self::field( 'address', '', __( 'Avviso sulla garanzia legale, in tedesco', 'spesa' ) ),
			'remove_on_uninstall'     => self::field( 'flag', false, __( 'Togli anche pagine, articoli, slide e moduli quando il plugin è eliminato', 'spesa' ) ),
			'texts'                   => self::field( 'texts', array(), __( 'Testi del sito', 'spesa' ), __( 'Al posto di quelli del plugin, uno per riga: chiave = testo, come cart.checkout = Alla cassa. Le parole tra graffe restano.', 'spesa' ) ),
			'pages'                   => self::field( 'pages', $config['pages'], __( 'Indirizzi delle pagine', 'spesa' ) ),
		);
	}

	/** @param mixed $given @return mixed */
	public static function sanitize( array $field, $given ) {
		switch ( $field['type'] ) {
			case 'flag':
				return null === $given ? $field['default'] : in_array( $given, array( true, 1, '1' ), true );
			case 'number':
			case 'store':
				return is_numeric( $given ) ? max( 0, (int) $given ) : $field['default'];
			case 'colour':
				return is_string( $given ) && preg_match( '/^(#[0-9a-f]{6}|)$/Di', trim( $given ) ) ? strtolower( trim( $given ) ) : $field['default'];
			case 'choice':
				return is_string( $given ) && isset( $field['options'][ $given ] ) ? $given : $field['default'];
			case 'address':
				return self::address( $given, $field['default'] );
			case 'words':
			case 'phrases':
			case 'segments':
			case 'hosts':
			case 'origins':
			case 'addresses':
				return null === $given ? $field['default'] : self::lines( $field['type'], $given );
			case 'slug':
				return is_string( $given ) && preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $given ) ? $given : $field['default'];
			case 'socket':
				return is_string( $given ) && preg_match( '#^(unix:///[\w./-]{1,200}|tcp://[\w.:\[\]-]{1,200}:\d{1,5}|)$#D', trim( $given ) ) ? trim( $given ) : $field['default'];
			case 'texts':
				return Texts::sanitize( $given );
			case 'pages':
				return self::pages( is_array( $given ) ? $given : array(), $field['default'] );
			default:
				return is_string( $given ) ? mb_substr( sanitize_text_field( $given ), 0, self::LONGEST ) : $field['default'];
		}
	}

	private static function field( string $type, $preset, string $label, string $help = '', array $options = array() ): array {
		return array(
			'type'    => $type,
			'default' => $preset,
			'label'   => $label,
			'help'    => $help,
			'options' => $options,
		);
	}

	/** A path of this site or an http address, without a trailing slash. */
	private static function address( $given, string $preset ): string {
		$text = is_string( $given ) ? untrailingslashit( trim( $given ) ) : '';
		$fits = strlen( $text ) <= self::LONGEST && ( preg_match( '#^/(?!/)[\w./~-]*$#', $text ) || ( preg_match( '#^https?://[^\s/?\#"\'<>@]+[\w./~-]*$#', $text ) && wp_parse_url( $text ) ) );
		return $fits ? $text : $preset;
	}

	/** @return string[] */
	public static function lines( string $type, $given ): array {
		$lines    = is_array( $given ) ? $given : preg_split( '/\R/', is_string( $given ) ? $given : '' );
		$patterns = array(
			'words'   => '/^[\w.-]{1,80}$/',
			'phrases' => '/^[^\s<>][^<>\r\n]{0,79}$/u',
			'segments' => '/^[1-9][0-9]{0,8} ?= ?[^\s<>][^<>\r\n]{0,79}$/u',
			'hosts'   => '/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i',
			'addresses' => '/^[0-9a-f.:]{2,45}$/i',
			'origins' => '#^https?://[a-z0-9.-]{1,253}(:\d{1,5})?$#i',
		);
		$lines    = array_map( static fn( $line ): string => is_string( $line ) ? trim( $line ) : '', array_slice( $lines, 0, 100 ) );
		return array_values( array_unique( preg_grep( $patterns[ $type ], $lines ) ) );
	}

	/** Paths with the same slots as the default; no two pages share one. */
	public static function pages( array $given, array $preset ): array {
		$pages = array();
		foreach ( $preset as $name => $default ) {
			$path = is_string( $given[ $name ] ?? null ) ? '/' . trim( $given[ $name ], " /\t" ) : $default;
			preg_match_all( '/\{\w+\}/', $path, $slots );
			preg_match_all( '/\{\w+\}/', $default, $wanted );
			$fits           = $slots[0] === $wanted[0] && preg_match( '#^/[a-z0-9/{}_-]*$#i', $path ) && ! in_array( $path, $pages, true );
			$pages[ $name ] = $fits ? $path : $default;
		}
		return $pages;
	}
}
