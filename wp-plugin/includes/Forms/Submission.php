<?php
namespace Spesa\Forms;

use Spesa\Manifest;

/** `POST admin-ajax.php`, action `nf_ajax_submit`: everything is checked again, then kept, then mailed (account §7). */
final class Submission {
	/** A field that people do not see: who fills it in is a machine. */
	public const HONEYPOT = 'website';
	private const ACTION  = 'nf_ajax_submit';
	/** Of one address in ten minutes. */
	private const MOST  = 10;
	private const BYTES = 200000;

	public static function register(): void {
		foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $kind ) {
			add_action( $kind . self::ACTION, array( __CLASS__, 'ajax' ), 5 );
		}
	}

	/** A form of another plugin goes on to that plugin. */
	public static function ajax(): void {
		$text = wp_unslash( $_POST['formData'] ?? '' ); // phpcs:ignore WordPress.Security -- JSON; its own nonce is checked, each value by its field's rules.
		$data = is_string( $text ) && strlen( $text ) <= self::BYTES ? json_decode( $text, true, 6 ) : null;
		$id   = is_array( $data ) && is_numeric( $data['id'] ?? null ) ? (int) $data['id'] : 0;
		if ( class_exists( 'Ninja_Forms' ) && ! Form::find( $id ) ) {
			return;
		}
		$token = sanitize_text_field( wp_unslash( is_string( $_POST['security'] ?? null ) ? $_POST['security'] : '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- this is the nonce.
		$proof = sanitize_text_field( wp_unslash( is_string( $_GET['token_recaptcha'] ?? null ) ? $_GET['token_recaptcha'] : '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by take().
		$taken = self::take( is_array( $data ) ? $data : array(), $token, $proof );
		if ( isset( $taken['errors']['form']['limited'] ) ) {
			header( 'Retry-After: ' . Limits::WINDOW );
			wp_send_json( $taken, 429 );
		}
		wp_send_json( $taken );
	}

	/** The answer to what was sent: `data` with the success text, or `errors` of the form and by the id of each field. */
	public static function take( array $data, string $token, string $proof = '' ): array {
		$form   = Form::find( is_numeric( $data['id'] ?? null ) ? (int) $data['id'] : 0 );
		$fields = $form ? Fields::of( $form ) : array();
		if ( ! $form ) {
			return self::refuse( 'unknown', Manifest::label( 'forms.invalid' ) );
		}
		if ( ! Token::isGood( $token, 'submit', $form->ID, Fields::version( $fields ) ) ) {
			return self::refuse( 'nonce', Manifest::label( 'forms.expired' ) );
		}
		if ( Limits::exceeded( 'form', self::MOST ) ) {
			return self::refuse( 'limited', Manifest::label( 'forms.limited' ) );
		}
		$extra = is_array( $data['extra'] ?? null ) ? $data['extra'] : array();
		if ( '' !== ( $extra[ self::HONEYPOT ] ?? '' ) ) {
			return self::thank( $form->ID );
		}
		$given  = self::given( $data['fields'] ?? array() );
		$values = array();
		$faults = array();
		foreach ( $fields as $field ) {
			if ( 'html' === $field['type'] ) {
				continue;
			}
			$value = Check::clean( $field, $given[ $field['id'] ] ?? '' );
			$fault = Check::fault( $field, $value );
			if ( '' === $fault && 'file_upload' === $field['type'] ) {
				$fault = Uploads::fault( $form->ID, $field, $value );
			}
			if ( '' !== $fault ) {
				$faults[ $field['id'] ] = $fault;
			}
			$values[ $field['id'] ] = $value;
		}
		if ( $faults ) {
			return array( 'errors' => array( 'fields' => $faults, 'form' => array( 'invalid' => Manifest::label( 'forms.invalid' ) ) ) );
		}
		if ( ! Captcha::passes( $proof ) ) {
			return self::refuse( 'captcha', Manifest::label( 'forms.captchaFault' ) );
		}
		$entry = Entries::keep( $form, $fields, $values );
		if ( ! $entry ) {
			return self::refuse( 'kept', Manifest::label( 'errors.generic' ) );
		}
		Mail::soon( $entry );
		return self::thank( $form->ID, $entry );
	}

	/** Field id → what was given, from a record of `{ id, value }`. @param mixed $fields */
	private static function given( $fields ): array {
		$given = array();
		foreach ( is_array( $fields ) ? array_slice( $fields, 0, 200 ) : array() as $field ) {
			if ( is_array( $field ) && is_numeric( $field['id'] ?? null ) ) {
				$given[ (int) $field['id'] ] = $field['value'] ?? '';
			}
		}
		return $given;
	}

	/** Says thanks, and by what number the entry is found again. */
	private static function thank( int $form, int $entry = 0 ): array {
		$own    = Form::settings( $form )['success'];
		$thanks = '<p>' . esc_html( '' === $own ? Manifest::label( 'forms.sent' ) : $own ) . '</p>';
		/* translators: %d: number of the message. */
		$number = $entry > 0 ? '<p>' . esc_html( sprintf( __( 'Il numero del tuo messaggio è %d.', 'spesa' ), $entry ) ) . '</p>' : '';
		return array(
			'data'   => array(
				'form_id' => $form,
				'actions' => array( 'success_message' => $thanks . $number ),
			),
			'errors' => array(),
			'debug'  => array(),
		);
	}

	private static function refuse( string $code, string $text ): array {
		return array( 'errors' => array( 'form' => array( $code => $text ) ) );
	}
}
