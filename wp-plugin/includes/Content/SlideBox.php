<?php
namespace Spesa\Content;

/** What an editor says of a slide beside its title and picture: where it leads, for which services, from when until when. */
final class SlideBox {
	private const NONCE = 'spesa_slide';

	public static function register(): void {
		add_action( 'add_meta_boxes_' . Types::SLIDE, array( __CLASS__, 'add' ) );
		add_action( 'save_post_' . Types::SLIDE, array( __CLASS__, 'save' ) );
	}

	public static function add(): void {
		add_meta_box( 'spesa-slide', __( 'Slide', 'spesa' ), array( __CLASS__, 'show' ), Types::SLIDE, 'normal', 'high' );
	}

	public static function show( \WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		self::row( Slides::URL, 'text', __( 'Indirizzo a cui porta', 'spesa' ), (string) get_post_meta( $post->ID, Slides::URL, true ) );
		self::row( Slides::MOBILE, 'number', __( 'Immagine per il telefono (numero nella libreria)', 'spesa' ), (string) ( (int) get_post_meta( $post->ID, Slides::MOBILE, true ) ?: '' ) );
		self::row( Slides::SERVICES, 'text', __( 'Servizi di consegna (numeri separati da virgole; vuoto: tutti)', 'spesa' ), implode( ', ', get_post_meta( $post->ID, Slides::SERVICES ) ) );
		foreach ( array( Slides::FROM => __( 'Dal', 'spesa' ), Slides::UNTIL => __( 'Fino al', 'spesa' ) ) as $name => $label ) {
			$time = (int) get_post_meta( $post->ID, $name, true );
			self::row( $name, 'datetime-local', $label, $time ? wp_date( 'Y-m-d\TH:i', $time ) : '' );
		}
	}

	public static function save( int $post ): void {
		$nonce = $_POST[ self::NONCE ] ?? ''; // phpcs:ignore WordPress.Security -- is what is checked here.
		if ( ! is_string( $nonce ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $nonce ) ), self::NONCE ) || ! current_user_can( 'edit_post', $post ) ) {
			return;
		}
		$services = preg_match_all( '/\d{1,4}/', self::given( Slides::SERVICES ), $found ) ? array_unique( array_map( 'intval', $found[0] ) ) : array();
		self::keep( $post, Slides::URL, array_filter( array( sanitize_url( self::given( Slides::URL ) ) ) ) );
		self::keep( $post, Slides::MOBILE, array_filter( array( absint( self::given( Slides::MOBILE ) ) ) ) );
		self::keep( $post, Slides::SERVICES, array_slice( $services, 0, 20 ) );
		foreach ( array( Slides::FROM, Slides::UNTIL ) as $name ) {
			$time = date_create_immutable_from_format( 'Y-m-d\TH:i', self::given( $name ), wp_timezone() );
			self::keep( $post, $name, $time ? array( $time->getTimestamp() ) : array() );
		}
	}

	private static function given( string $name ): string {
		$given = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- checked by save(), sanitised by each field.
		return is_string( $given ) ? sanitize_text_field( wp_unslash( $given ) ) : '';
	}

	private static function keep( int $post, string $name, array $values ): void {
		delete_post_meta( $post, $name );
		foreach ( $values as $value ) {
			add_post_meta( $post, $name, wp_slash( $value ) );
		}
	}

	private static function row( string $name, string $type, string $label, string $value ): void {
		printf( '<p><label for="%1$s">%2$s</label><br><input type="%3$s" id="%1$s" name="%1$s" value="%4$s" class="widefat"></p>', esc_attr( $name ), esc_html( $label ), esc_attr( $type ), esc_attr( $value ) );
	}
}
