<?php
namespace Spesa;

/** Site Health: what would keep the shop from working, each with what to do. */
final class Health {
	public static function register(): void {
		add_filter( 'site_status_tests', array( __CLASS__, 'tests' ) );
	}

	public static function tests( array $tests ): array {
		$tests['direct']['spesa_api']    = array(
			'label' => __( 'API della spesa', 'spesa' ),
			'test'  => array( __CLASS__, 'api' ),
		);
		$tests['direct']['spesa_routes'] = array(
			'label' => __( 'Indirizzi della spesa', 'spesa' ),
			'test'  => array( __CLASS__, 'routes' ),
		);
		$tests['direct']['spesa_content'] = array(
			'label' => __( 'Indirizzi dei contenuti', 'spesa' ),
			'test'  => array( __CLASS__, 'content' ),
		);
		return $tests;
	}

	public static function api(): array {
		$result = Connection::test();
		return self::report( 'spesa_api', $result['ok'] ? array() : array( $result['text'] ), $result['text'] );
	}

	public static function routes(): array {
		return self::report( 'spesa_routes', self::clashes(), __( 'Gli indirizzi del negozio sono liberi.', 'spesa' ) );
	}

	public static function content(): array {
		return self::report( 'spesa_content', array_merge( Content\Arrival::closed(), Content\Arrival::faults() ), __( 'Gli indirizzi dei contenuti arrivano a WordPress.', 'spesa' ) );
	}

	/** @return string[] One sentence for each clash. */
	public static function clashes(): array {
		$clashes = array();
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			$clashes[] = __( 'I permalink sono semplici: scegli una struttura in Impostazioni, Permalink, o le pagine del negozio non si aprono.', 'spesa' );
		}
		if ( ! is_ssl() && 'https' === strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) ) ) {
			$clashes[] = __( 'Chi visita il sito lo vede in https, WordPress crede di essere in http: gli script del negozio sarebbero bloccati. Imposta $_SERVER[\'HTTPS\'] in wp-config.php dietro al proxy, e gli indirizzi https in Impostazioni, Generali.', 'spesa' );
		}
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

	private static function report( string $test, array $faults, string $good ): array {
		return array(
			'label'       => $faults ? __( 'Il negozio ha bisogno di attenzione', 'spesa' ) : $good,
			'status'      => $faults ? 'recommended' : 'good',
			'badge'       => array(
				'label' => __( 'Spesa', 'spesa' ),
				'color' => 'green',
			),
			'description' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $faults ? $faults : array( $good ) ) ) . '</p>',
			'actions'     => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=spesa' ) ), esc_html__( 'Impostazioni della spesa', 'spesa' ) ),
			'test'        => $test,
		);
	}
}
