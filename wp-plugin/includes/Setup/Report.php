<?php
namespace Spesa\Setup;

/** What the test of the connection has found, call by call: from the server, and a column that the browser fills. */
final class Report {
	public static function show(): void {
		$result = Calls::kept();
		if ( ! $result ) {
			return;
		}
		$given = $result['calls'];
		$well  = Calls::suffice( $given );
		$some  = array_filter( $given, static fn( array $call ): bool => 'there' === $call['verdict'] );
		printf(
			'<div class="notice notice-%s inline"><p>%s</p></div>',
			esc_attr( $well ? 'success' : 'error' ),
			esc_html( $well ? __( 'Il server raggiunge l’API e trova tutto quello che serve.', 'spesa' ) : ( $some ? __( 'Il server raggiunge l’API, ma manca qualcosa che serve.', 'spesa' ) : __( 'Il server non raggiunge l’API: guarda che cosa dice la prima riga.', 'spesa' ) ) )
		);
		printf( '<div id="spesa-browser" class="notice notice-info inline" role="status"><p>%s</p></div>', esc_html__( 'Dal tuo browser: prova in corso…', 'spesa' ) );
		printf( '<table class="widefat striped spesa-table"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Chiamata', 'spesa' ), esc_html__( 'Serve', 'spesa' ), esc_html__( 'Dal server', 'spesa' ), esc_html__( 'Dal browser', 'spesa' ) );
		foreach ( Calls::all() as $name => $call ) {
			self::row( $name, $call['title'], $call['needed'], $given[ $name ] ?? array( 'verdict' => '', 'text' => '' ) );
		}
		self::row( 'photo', __( 'Foto dei prodotti', 'spesa' ), true, array( 'verdict' => '', 'text' => '–' ) );
		printf( '</tbody></table><p class="spesa-step__go"><a class="button%s" href="%s">%s</a></p>', $well ? ' button-primary' : '', esc_url( Steps::address( 'store' ) ), esc_html( $well ? __( 'Continua', 'spesa' ) : __( 'Continua lo stesso', 'spesa' ) ) );
	}

	private static function row( string $name, string $title, bool $needed, array $given ): void {
		printf(
			'<tr><th scope="row">%s</th><td data-label="%s">%s</td><td class="spesa-verdict" data-label="%s" data-verdict="%s">%s</td><td class="spesa-verdict" data-label="%s" data-call="%s">…</td></tr>',
			esc_html( $title ),
			esc_attr__( 'Serve', 'spesa' ),
			esc_html( $needed ? __( 'Sì', 'spesa' ) : __( 'Facoltativa', 'spesa' ) ),
			esc_attr__( 'Dal server', 'spesa' ),
			esc_attr( $given['verdict'] ),
			esc_html( $given['text'] ),
			esc_attr__( 'Dal browser', 'spesa' ),
			esc_attr( $name )
		);
	}
}
