<?php
namespace Spesa\Content;

use Spesa\Links;
use Spesa\Manifest;

/** What an editor says of a slide beside its title and picture: where it leads, for which services, from when until when. */
final class SlideBox {
	private const NONCE  = 'spesa_slide';
	private const FAULTS = 'spesa_slide_faults_';

	public static function register(): void {
		add_action( 'add_meta_boxes_' . Types::SLIDE, array( __CLASS__, 'add' ) );
		add_action( 'save_post_' . Types::SLIDE, array( __CLASS__, 'save' ) );
		add_action( 'admin_notices', array( __CLASS__, 'notice' ) );
	}

	public static function add(): void {
		add_meta_box( 'spesa-slide', __( 'Slide', 'spesa' ), array( __CLASS__, 'show' ), Types::SLIDE, 'normal', 'high' );
	}

	public static function show( \WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		self::row( Slides::URL, 'text', __( 'Indirizzo a cui porta', 'spesa' ), (string) get_post_meta( $post->ID, Slides::URL, true ) );
		SlidePicture::show( (int) get_post_meta( $post->ID, Slides::MOBILE, true ) );
		self::services( $post->ID );
		foreach ( self::dates() as $name => $label ) {
			$time = (int) get_post_meta( $post->ID, $name, true );
			self::row( $name, 'datetime-local', $label, $time ? wp_date( 'Y-m-d\TH:i', $time ) : '' );
		}
	}

	public static function save( int $post ): void {
		$nonce = $_POST[ self::NONCE ] ?? ''; // phpcs:ignore WordPress.Security -- is what is checked here.
		if ( ! is_string( $nonce ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $nonce ) ), self::NONCE ) || ! current_user_can( 'edit_post', $post ) ) {
			return;
		}
		$given = $_POST[ Slides::SERVICES ] ?? array(); // phpcs:ignore WordPress.Security -- numbers that are known.
		self::keep( $post, Slides::SERVICES, array_values( array_intersect( array_keys( self::names( $post ) ), array_map( 'absint', is_array( $given ) ? $given : array() ) ) ) );
		$faults = array_filter( array( self::saveAddress( $post ), self::savePicture( $post ), self::saveDates( $post ) ) );
		if ( $faults ) {
			set_transient( self::FAULTS . get_current_user_id(), $faults, MINUTE_IN_SECONDS );
		}
	}

	/** What the last save of this user has refused, once. */
	public static function notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || Types::SLIDE !== $screen->post_type ) {
			return;
		}
		$faults = get_transient( self::FAULTS . get_current_user_id() );
		delete_transient( self::FAULTS . get_current_user_id() );
		foreach ( is_array( $faults ) ? $faults : array() as $fault ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $fault ) );
		}
	}

	private static function saveAddress( int $post ): string {
		$given  = trim( self::given( Slides::URL ) );
		$usable = preg_match( '#^(/|https?://|mailto:|tel:)#i', $given ) && '' !== sanitize_url( $given ) && '' !== Links::content( $given );
		if ( '' !== $given && ! $usable ) {
			return __( 'L’indirizzo a cui porta deve cominciare con / o con https://: resta quello di prima.', 'spesa' );
		}
		self::keep( $post, Slides::URL, array_filter( array( sanitize_url( $given ) ) ) );
		return '';
	}

	private static function savePicture( int $post ): string {
		$given = SlidePicture::isOff() ? '' : self::given( Slides::MOBILE );
		if ( '' === $given ) {
			delete_post_meta( $post, Slides::MOBILE );
			return '';
		}
		if ( get_post_meta( $post, Slides::MOBILE, true ) === $given ) {
			return '';
		}
		if ( ! wp_attachment_is_image( absint( $given ) ) ) {
			return __( 'L’immagine per il telefono non è un’immagine della libreria: resta quella di prima.', 'spesa' );
		}
		self::keep( $post, Slides::MOBILE, array( absint( $given ) ) );
		return '';
	}

	private static function saveDates( int $post ): string {
		$times = array();
		foreach ( array_keys( self::dates() ) as $name ) {
			$given = self::given( $name );
			$time  = date_create_immutable_from_format( 'Y-m-d\TH:i', $given, wp_timezone() );
			if ( '' !== $given && ! $time ) {
				return __( 'Le date non si possono leggere: restano quelle di prima.', 'spesa' );
			}
			$times[ $name ] = $time ? array( $time->getTimestamp() ) : array();
		}
		if ( $times[ Slides::FROM ] && $times[ Slides::UNTIL ] && $times[ Slides::UNTIL ] <= $times[ Slides::FROM ] ) {
			return __( '«Fino al» deve venire dopo «Dal»: restano le date di prima.', 'spesa' );
		}
		foreach ( $times as $name => $values ) {
			self::keep( $post, $name, $values );
		}
		return '';
	}

	/** @return array<string, string> */
	private static function dates(): array {
		return array(
			Slides::FROM  => __( 'Dal', 'spesa' ),
			Slides::UNTIL => __( 'Fino al', 'spesa' ),
		);
	}

	/** The delivery services that a slide may be for, and those it is for although there are none such any more. @return array<int, string> */
	private static function names( int $post ): array {
		$names = array_map( array( Manifest::class, 'label' ), array_column( Manifest::rules( 'delivery' )['services'], 'name', 'id' ) );
		foreach ( array_map( 'intval', get_post_meta( $post, Slides::SERVICES ) ) as $id ) {
			/* translators: %s: what was chosen and is no more. */
			$names += array( $id => sprintf( __( '%s (non c’è più)', 'spesa' ), $id ) );
		}
		return $names;
	}

	private static function services( int $post ): void {
		$chosen = array_map( 'intval', get_post_meta( $post, Slides::SERVICES ) );
		printf( '<fieldset><legend>%s</legend>', esc_html__( 'Servizi di consegna (nessuno scelto: tutti)', 'spesa' ) );
		foreach ( self::names( $post ) as $id => $name ) {
			printf( '<p><label><input type="checkbox" name="%s[]" value="%d"%s> %s</label></p>', esc_attr( Slides::SERVICES ), (int) $id, checked( in_array( $id, $chosen, true ), true, false ), esc_html( $name ) );
		}
		echo '</fieldset>';
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
