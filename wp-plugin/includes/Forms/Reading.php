<?php
namespace Spesa\Forms;

use Spesa\Manifest;
use Spesa\Rest;

/** `GET custom/v1/get_mail_pars`: a form with fresh nonces, so that a page may be cached for as long as one likes (account §7). */
final class Reading {
	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'route' ), 5 );
	}

	public static function route(): void {
		Rest::read( 'custom/v1', '/get_mail_pars', array( __CLASS__, 'answer' ), array( 'form_id' => array( 'type' => 'integer', 'required' => true, 'minimum' => 1, 'maximum' => PHP_INT_MAX ) ) );
	}

	/** @return \WP_REST_Response|\WP_Error */
	public static function answer( \WP_REST_Request $request ) {
		$form = Form::find( (int) $request['form_id'] );
		if ( ! $form ) {
			return new \WP_Error( 'spesa_no_form', __( 'Questo modulo non c’è.', 'spesa' ), array( 'status' => 404 ) );
		}
		$response = new \WP_REST_Response( self::wire( $form ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** The form as it goes over the wire (wire P15). */
	public static function wire( \WP_Post $form ): array {
		$fields   = Fields::of( $form );
		$version  = Fields::version( $fields );
		$settings = Form::settings( $form->ID );
		return array(
			'id'          => $form->ID,
			'settings'    => array(
				'title'       => get_the_title( $form ),
				'submit'      => '' === $settings['submit'] ? Manifest::label( 'forms.send' ) : $settings['submit'],
				'uploads'     => Uploads::areOn(),
				'uploadBytes' => Uploads::largest(),
				'captcha'     => Captcha::isOn(),
				'honeypot'    => Submission::HONEYPOT,
			),
			'fields'      => $fields,
			'nonce'       => Token::make( 'submit', $form->ID, $version ),
			'uploadNonce' => Token::make( 'upload', $form->ID, $version ),
		);
	}
}
