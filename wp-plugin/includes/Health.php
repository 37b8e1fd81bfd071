<?php
namespace Spesa;

/** Site Health: what would keep the shop from working, each with what to do. */
final class Health {
	/** Tests that ask over HTTP: WordPress fetches each by itself, so that none holds up the screen. */
	private const SLOW = array( 'api', 'content', 'uploads' );
	/** Test → hash of the setting that mends it. */
	private const FIELDS = array( 'spesa_api' => '#spesa-api', 'spesa_routes' => '#spesa-pages', 'spesa_guarantee' => '#spesa-guarantee_file_it' );

	public static function register(): void {
		add_filter( 'site_status_tests', array( __CLASS__, 'tests' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'route' ) );
	}

	/** Ours first: the screen lists results in the order of the tests. */
	public static function tests( array $tests ): array {
		$direct = array(
			'spesa_routes'    => array(
				'label' => __( 'Indirizzi della spesa', 'spesa' ),
				'test'  => array( __CLASS__, 'routes' ),
			),
			'spesa_guarantee' => array(
				'label' => __( 'Avviso sulla garanzia legale', 'spesa' ),
				'test'  => array( __CLASS__, 'guarantee' ),
			),
		);
		$async  = array();
		$labels = array(
			'api'     => __( 'API della spesa', 'spesa' ),
			'content' => __( 'Indirizzi dei contenuti', 'spesa' ),
			'uploads' => __( 'File dei moduli', 'spesa' ),
		);
		foreach ( self::SLOW as $name ) {
			$async[ "spesa_$name" ] = array(
				'label'             => $labels[ $name ],
				'test'              => rest_url( Rest::OWN . "/health/$name" ),
				'has_rest'          => true,
				'async_direct_test' => array( __CLASS__, $name ),
			);
		}
		$tests['direct'] = $direct + ( $tests['direct'] ?? array() );
		$tests['async']  = $async + ( $tests['async'] ?? array() );
		return $tests;
	}

	/** Where the screen fetches the slow ones, for whoever may see it. */
	public static function route(): void {
		foreach ( self::SLOW as $name ) {
			register_rest_route(
				Rest::OWN,
				"/health/$name",
				array(
					'methods'             => 'GET',
					'callback'            => array( __CLASS__, $name ),
					'permission_callback' => static fn(): bool => current_user_can( 'view_site_health_checks' ),
				)
			);
		}
	}

	/** Without the shop API nothing is sold. */
	public static function api(): array {
		$result = Connection::test();
		return self::report( 'spesa_api', $result['ok'] ? array() : array( $result['text'] ), $result['text'], 'critical' );
	}

	public static function routes(): array {
		$closed = self::closed();
		return self::report( 'spesa_routes', array_merge( $closed, self::clashes() ), __( 'Gli indirizzi del negozio sono liberi.', 'spesa' ), $closed ? 'critical' : 'recommended', '', '' === (string) get_option( 'permalink_structure' ) ? self::link( admin_url( 'options-permalink.php' ), __( 'Impostazioni dei permalink', 'spesa' ) ) : '' );
	}

	public static function content(): array {
		return self::report( 'spesa_content', array_merge( Content\Arrival::closed(), Content\Arrival::faults() ), __( 'Gli indirizzi dei contenuti arrivano a WordPress.', 'spesa' ) );
	}

	/** Where forms take files: whether the server lets through those that may be as large as ours. */
	public static function uploads(): array {
		$most    = Manifest::rules( 'form' )['mostBytes'];
		$largest = Forms\Uploads::largest();
		/* translators: 1: size of a file that a form takes, 2: that the server lets through. */
		$fault = sprintf( __( 'Chi compila un modulo potrebbe allegare file fino a %1$s, ma il server ne accetta fino a %2$s: alza upload_max_filesize e post_max_size in php.ini.', 'spesa' ), size_format( $most ), size_format( $largest ) );
		return self::report( 'spesa_uploads', $largest < $most && Forms\Uploads::areOn() ? array( $fault ) : array(), __( 'I file che i moduli accettano passano dal server.', 'spesa' ) );
	}

	/** @return string[] One sentence for each reason why no page of the shop works. */
	private static function closed(): array {
		$closed = array();
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			$closed[] = __( 'I permalink sono semplici: scegli una struttura in Impostazioni, Permalink, o le pagine del negozio non si aprono.', 'spesa' );
		}
		if ( ! is_ssl() && 'https' === strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) ) ) {
			$closed[] = __( 'Chi visita il sito lo vede in https, WordPress crede di essere in http: gli script del negozio sarebbero bloccati. Imposta $_SERVER[\'HTTPS\'] in wp-config.php dietro al proxy, e gli indirizzi https in Impostazioni, Generali.', 'spesa' );
		}
		return $closed;
	}

	/** The official notice of the legal guarantee is required in every language of the shop (LAW-23); critical except on a local site. */
	public static function guarantee( string $environment = '' ): array {
		$weight = 'local' === ( '' === $environment ? wp_get_environment_type() : $environment ) ? 'recommended' : 'critical';
		$faults = array_map(
			/* translators: %s: name of a language. */
			static fn( string $code ): string => sprintf( __( 'Manca il file ufficiale dell’avviso sulla garanzia legale in questa lingua: %s. Dal 27 settembre 2026 il testo da solo non basta (Regolamento (UE) 2025/1960): sceglilo nelle impostazioni, alla voce «Chi vende».', 'spesa' ), Language::all()[ $code ] ?? $code ),
			Guarantee::missing()
		);
		return self::report( 'spesa_guarantee', $faults, __( 'L’avviso ufficiale sulla garanzia legale è scelto in ogni lingua.', 'spesa' ), $weight, __( 'Il negozio non mostra l’avviso ufficiale sulla garanzia legale', 'spesa' ) );
	}

	/** @return string[] One sentence for each clash. */
	private static function clashes(): array {
		$clashes = array();
		foreach ( Settings::pages() as $name => $path ) {
			$prefix = trim( preg_replace( '#/?\{.*#', '', $path ), '/' );
			$post   = '' === $prefix ? null : get_page_by_path( $prefix );
			if ( $post && ! in_array( $post->ID, Pages::ids(), true ) && isset( Pages::ids()[ $name ] ) ) {
				/* translators: 1: address, 2: title of a page. */
				$clashes[] = sprintf( __( 'L’indirizzo /%1$s è anche quello della pagina «%2$s».', 'spesa' ), $prefix, $post->post_title );
			}
			foreach ( get_post_types( array( 'publicly_queryable' => true ), 'objects' ) as $type ) {
				if ( '' !== $prefix && is_array( $type->rewrite ) && ( $type->rewrite['slug'] ?? '' ) === $prefix ) {
					/* translators: 1: address, 2: kind of content. */
					$clashes[] = sprintf( __( 'L’indirizzo /%1$s è anche quello dei contenuti «%2$s».', 'spesa' ), $prefix, $type->label );
				}
			}
		}
		return $clashes;
	}

	private static function link( string $address, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	}

	private static function settings( string $test ): string {
		return self::link( SettingsPage::address() . ( self::FIELDS[ $test ] ?? '' ), __( 'Impostazioni della spesa', 'spesa' ) );
	}

	private static function report( string $test, array $faults, string $good, string $weight = 'recommended', string $bad = '', string $action = '' ): array {
		return array(
			'label'       => $faults && '' !== $bad ? $bad : ( $faults ? ( 'critical' === $weight ? __( 'Il negozio non può vendere', 'spesa' ) : __( 'Il negozio ha bisogno di attenzione', 'spesa' ) ) : $good ),
			'status'      => $faults ? $weight : 'good',
			'badge'       => array(
				'label' => __( 'Spesa', 'spesa' ),
				'color' => 'green',
			),
			'description' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $faults ? $faults : array( $good ) ) ) . '</p>',
			'actions'     => '' === $action ? self::settings( $test ) : $action,
			'test'        => $test,
		);
	}
}
