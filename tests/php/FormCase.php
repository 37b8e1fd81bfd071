<?php
/**
 * A test with forms of its own; what is mailed stays here.
 *
 * @package Spesa
 */

use Spesa\Forms\Entries;
use Spesa\Forms\Form;
use Spesa\Forms\Mail;
use Spesa\Forms\Submission;

require_once __DIR__ . '/SiteCase.php';

abstract class FormCase extends SiteCase {
	/** What wp_mail() was given. @var array[] */
	protected $mails = array();
	/** @var bool */
	protected $mailWorks = true;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%spesa_limit_%'" );
		wp_cache_flush();
		$this->mails = array();
		foreach ( $this->entries() as $entry ) {
			wp_delete_post( $entry->ID, true );
		}
		add_filter(
			'pre_wp_mail',
			function ( $given, array $mail ): bool {
				$this->mails[] = $mail;
				return $this->mailWorks;
			},
			10,
			2
		);
	}

	protected function tearDown(): void {
		$this->mailWorks = false;
		Mail::sendWaiting();
		parent::tearDown();
	}

	/** What was mailed to this address. @return array[] */
	protected function to( string $email ): array {
		return array_values( array_filter( $this->mails, static fn( array $mail ): bool => in_array( $email, (array) $mail['to'], true ) ) );
	}

	/** What the page says of the number of an entry. */
	protected static function number( int $entry ): string {
		return "<p>Il numero del tuo messaggio è $entry.</p>";
	}

	/** Fields of a contact form below a text. */
	protected static function contact(): array {
		return array(
			array( 'type' => 'textbox', 'label' => 'Nome e cognome', 'required' => true ),
			array( 'type' => 'email', 'label' => 'E-mail', 'required' => true ),
			array( 'type' => 'textarea', 'label' => 'Messaggio', 'required' => true, 'input_limit' => '300' ),
			array( 'type' => 'checkbox', 'label' => 'Ho letto l’informativa', 'required' => true ),
		);
	}

	protected static function answers(): array {
		return array( 2 => ' Anna <b>Verdi</b> ', 3 => 'anna@example.it', 4 => "Buongiorno\r\nvorrei sapere", 5 => '1' );
	}

	protected static function markup( array $fields ): string {
		return implode( '', array_map( static fn( array $field ): string => '<!-- wp:spesa/form-field ' . wp_json_encode( $field, JSON_HEX_TAG | JSON_HEX_AMP ) . ' /-->', $fields ) );
	}

	/** The id of a new form; a contact form has a text before its fields. */
	protected function form( array $fields, array $settings = array(), ?string $before = null ): int {
		$text = $before ?? ( self::contact() === $fields ? '<!-- wp:paragraph --><p>Scrivici.</p><!-- /wp:paragraph -->' : '' );
		$id   = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => 'Contatti', 'post_content' => wp_slash( $text . self::markup( $fields ) ) ) );
		Form::decide( $id, $settings );
		return $id;
	}

	protected function request( int $form ): WP_REST_Request {
		$request = new WP_REST_Request( 'GET', '/custom/v1/get_mail_pars' );
		$request->set_query_params( array( 'form_id' => (string) $form ) );
		return $request;
	}

	protected function read( int $form ): array {
		return rest_do_request( $this->request( $form ) )->get_data();
	}

	/** Answers by field id, as the page sends them. */
	protected function data( int $form, array $answers ): array {
		$fields = array();
		foreach ( $answers as $id => $value ) {
			$fields[ $id ] = array( 'id' => $id, 'value' => $value );
		}
		return array( 'id' => $form, 'fields' => $fields, 'settings' => array(), 'extra' => array() );
	}

	protected function send( int $form, array $answers ): array {
		return Submission::take( $this->data( $form, $answers ), $this->read( $form )['nonce'] );
	}

	/** @return WP_Post[] */
	protected function entries(): array {
		return get_posts( array( 'post_type' => Entries::TYPE, 'post_status' => 'any', 'posts_per_page' => -1 ) );
	}
}
