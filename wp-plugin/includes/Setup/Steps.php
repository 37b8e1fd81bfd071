<?php
namespace Spesa\Setup;

use Spesa\Settings;
use Spesa\SettingsControls;
use Spesa\SettingsFields;
use Spesa\SettingsPage;

/** The steps of the setup: what each asks, and what it says. */
final class Steps {
	/** Names of the steps that were done. */
	public const OPTION = 'spesa_setup';

	/** @return array<string, string> Step → its title. */
	public static function titles(): array {
		return array(
			'connection' => __( 'Collegamento', 'spesa' ),
			'store'      => __( 'Negozio', 'spesa' ),
			'pages'      => __( 'Pagine', 'spesa' ),
			'front'      => __( 'Vetrina', 'spesa' ),
			'look'       => __( 'Aspetto', 'spesa' ),
			'consent'    => __( 'Consenso', 'spesa' ),
			'done'       => __( 'Fatto', 'spesa' ),
		);
	}

	/** @return string[] Settings that a step asks. */
	public static function fields( string $step ): array {
		$fields = array(
			'connection' => array( 'api', 'server_api' ),
			'store'      => array( 'store_id', 'currency_form', 'anonymous_cart' ),
			'front'      => array( 'header_blocks' ),
			'look'       => array( 'accent', 'density' ),
			'consent'    => array( 'asks_consent' ),
		);
		return $fields[ $step ] ?? array();
	}

	public static function next( string $step ): string {
		$names = array_keys( self::titles() );
		return $names[ 1 + (int) array_search( $step, $names, true ) ] ?? 'done';
	}

	/** @return string[] */
	public static function done(): array {
		$done = get_option( self::OPTION, array() );
		return is_array( $done ) ? $done : array();
	}

	public static function finish( string $step ): void {
		update_option( self::OPTION, array_values( array_unique( array_merge( self::done(), array( $step ) ) ) ), false );
	}

	/** Is the shop set up? */
	public static function complete(): bool {
		return in_array( 'consent', self::done(), true );
	}

	public static function show( string $step ): void {
		if ( 'pages' === $step ) {
			printf( '<p>%s</p>', esc_html__( 'Ogni pagina del negozio è una pagina di WordPress con il suo blocco. Si può usarne una che c’è già.', 'spesa' ) );
			PageTable::show();
			self::begin( 'pages' );
			if ( '' === (string) get_option( 'permalink_structure' ) ) {
				printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html__( 'I permalink del sito sono semplici: con quelli le pagine del negozio non si aprono. Continuando diventano «Nome dell’articolo» (Impostazioni, Permalink).', 'spesa' ) );
			}
			printf( '<p class="spesa-step__go"><button class="button button-primary">%s</button></p></form>', esc_html__( 'Continua', 'spesa' ) );
		} elseif ( 'done' === $step ) {
			self::last();
		} else {
			self::form( $step );
		}
	}

	public static function address( string $step, array $more = array() ): string {
		return SettingsPage::address( 'setup', array( 'step' => $step ) + $more );
	}

	private static function form( string $step ): void {
		$helps = array(
			'connection' => __( 'L’API del negozio dà prodotti, prezzi, carrello e ordini. La proviamo da questo server e dal tuo browser: servono tutti e due.', 'spesa' ),
			'store'      => __( 'I prezzi di questo negozio stanno nelle pagine finché il cliente non ne sceglie uno.', 'spesa' ),
			'front'      => __( 'Quello che un cliente vede per primo: si può cambiare nell’editor, e togliere da qui.', 'spesa' ),
			'look'       => __( 'Il negozio prende caratteri e sfondi dal tema. Qui si decide il resto; si può cambiare quando si vuole.', 'spesa' ),
			'consent'    => __( 'Se il sito misura le visite o profila i clienti, la legge vuole che lo chieda prima. Finché non c’è il consenso, niente del negozio esce verso altri.', 'spesa' ),
		);
		printf( '<p>%s</p>', esc_html( $helps[ $step ] ) );
		self::begin( $step );
		if ( 'store' === $step && ! Stores::names() ) {
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html__( 'L’API non dice quali negozi ci sono: controlla il collegamento, o scrivi il numero del negozio.', 'spesa' ) );
		}
		if ( 'front' === $step ) {
			self::front();
		} else {
			SettingsControls::table( array_intersect_key( SettingsFields::all(), array_flip( self::fields( $step ) ) ) );
		}
		echo '<p class="spesa-step__go">';
		if ( 'connection' === $step ) {
			printf( '<button class="button button-primary">%s</button>', esc_html__( 'Salva e prova', 'spesa' ) );
		} else {
			printf( '<button class="button button-primary">%s</button> <a href="%s">%s</a>', esc_html__( 'Salva e continua', 'spesa' ), esc_url( self::address( self::next( $step ) ) ), esc_html__( 'Salta', 'spesa' ) );
		}
		echo '</p></form>';
		if ( 'connection' === $step ) {
			Report::show();
		}
	}

	private static function begin( string $step ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="step" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( Handler::ACTION ), esc_attr( $step ) );
		wp_nonce_field( Handler::ACTION );
	}

	/** What a site without a first page of its own is offered, until it has been asked once. */
	private static function front(): void {
		$isAsked = in_array( 'front', self::done(), true );
		self::tick( 'front', $isAsked ? Front::shown() : ! Front::isChosen(), __( 'La prima pagina del sito è la vetrina del negozio', 'spesa' ), __( 'Copertina, reparti e offerte. La pagina o gli articoli che si vedono oggi restano dove sono.', 'spesa' ) );
		if ( wp_is_block_theme() ) {
			self::tick( 'header_blocks', $isAsked ? (bool) Settings::get( 'header_blocks' ) : true, __( 'Cerca e carrello stanno nella testata', 'spesa' ), __( 'Accanto alla navigazione del tema.', 'spesa' ) );
		}
	}

	private static function tick( string $name, bool $isOn, string $label, string $help ): void {
		printf( '<p><input type="hidden" name="%1$s" value="0"><label><input type="checkbox" name="%1$s" value="1" aria-describedby="spesa-%2$s-help"%3$s> %4$s</label></p><p class="description" id="spesa-%2$s-help">%5$s</p>', esc_attr( Settings::OPTION . "[$name]" ), esc_attr( $name ), checked( $isOn, true, false ), esc_html( $label ), esc_html( $help ) );
	}

	private static function last(): void {
		$result = Calls::kept();
		$works  = self::complete() && ( ! $result || Calls::suffice( $result['calls'] ) );
		printf( '<p>%s</p>', esc_html( $works ? __( 'Il negozio è pronto. Ecco da dove continuare:', 'spesa' ) : __( 'Manca ancora qualcosa: torna ai passi senza segno di spunta. Intanto puoi già guardare queste pagine:', 'spesa' ) ) );
		$links = array(
			home_url( '/' )                                        => __( 'Guarda il sito', 'spesa' ),
			admin_url( 'post-new.php?post_type=page' )             => __( 'Fai una pagina nuova con i blocchi della Spesa', 'spesa' ),
			SettingsPage::address()                                => __( 'Tutte le impostazioni: chi vende, ricerca, moduli, testi', 'spesa' ),
			admin_url( 'site-health.php' )                         => __( 'Salute del sito: che cosa può mancare', 'spesa' ),
			admin_url( 'options-privacy.php' )                     => __( 'Informativa sulla privacy: il testo che proponiamo', 'spesa' ),
		);
		echo '<ul class="ul-disc">';
		foreach ( $links as $address => $title ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $address ), esc_html( $title ) );
		}
		echo '</ul>';
	}
}
