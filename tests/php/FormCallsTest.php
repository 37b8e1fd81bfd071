<?php
use Spesa\Forms\Entries;
use Spesa\Forms\Files;
use Spesa\Forms\Form;
use Spesa\Settings;

require_once __DIR__ . '/FormCase.php';
require_once __DIR__ . '/ServedSite.php';

/** The calls of forms over HTTP, at `/p`, by a PHP server of its own on the same site. */
final class FormCallsTest extends PHPUnit\Framework\TestCase {
	/** @var string */
	private static $origin = '';
	/** @var int */
	private static $form = 0;
	/** What the site's settings were. @var mixed */
	private static $kept;

	public static function setUpBeforeClass(): void {
		self::$origin = ServedSite::open();
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%spesa_limit_%'" );
		self::$kept = get_option( Settings::OPTION, array() );
		update_option( Settings::OPTION, array( 'forms_unscanned' => true, 'forms_clamd' => '' ) );
		$blocks     = '<!-- wp:spesa/form-field {"type":"textbox","label":"Nome","required":true} /--><!-- wp:spesa/form-field {"type":"file_upload","label":"Allegati","upload_types":"pdf"} /-->';
		self::$form = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => 'Reclamo', 'post_content' => $blocks ) );
	}

	public static function tearDownAfterClass(): void {
		ServedSite::close();
		wp_cache_flush();
		foreach ( get_posts( array( 'post_type' => Entries::TYPE, 'post_parent' => self::$form, 'post_status' => 'any', 'posts_per_page' => -1 ) ) as $entry ) {
			wp_clear_scheduled_hook( 'spesa_form_mail', array( $entry->ID ) );
			wp_delete_post( $entry->ID, true );
		}
		wp_delete_post( self::$form, true );
		Files::forgetAll();
		update_option( Settings::OPTION, self::$kept );
		Settings::changed();
	}

	/** @return array{int, mixed} Status and decoded answer. */
	private function call( string $path, $body = null ): array {
		$handle = curl_init( self::$origin . $path );
		curl_setopt_array( $handle, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 60 ) + ( null === $body ? array() : array( CURLOPT_POSTFIELDS => $body ) ) );
		$answer = curl_exec( $handle );
		return array( curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), json_decode( (string) $answer, true ) );
	}

	private function read(): array {
		list( $status, $form ) = $this->call( '/p/wp-json/custom/v1/get_mail_pars?form_id=' . self::$form );
		$this->assertSame( 200, $status );
		return $form;
	}

	private function upload( array $form, string $name, string $bytes ): array {
		$file = tempnam( sys_get_temp_dir(), 'spesa' );
		file_put_contents( $file, $bytes );
		list( $status, $answer ) = $this->call( '/p/wp-admin/admin-ajax.php', array( 'action' => 'nf_fu_upload', 'form_id' => $form['id'], 'field_id' => 2, 'nonce' => $form['uploadNonce'], 'files' => new CURLFile( $file, 'application/pdf', $name ) ) );
		unlink( $file );
		$this->assertSame( 200, $status );
		return $answer;
	}

	private function submit( array $form, array $values ): array {
		$fields = array();
		foreach ( $values as $id => $value ) {
			$fields[ $id ] = array( 'id' => $id, 'value' => $value );
		}
		$data = wp_json_encode( array( 'id' => $form['id'], 'fields' => $fields, 'settings' => array(), 'extra' => array() ) );
		list( $status, $answer ) = $this->call( '/p/wp-admin/admin-ajax.php', http_build_query( array( 'action' => 'nf_ajax_submit', 'security' => $form['nonce'], 'formData' => $data ) ) );
		$this->assertSame( 200, $status );
		return $answer;
	}

	/** @return array<string, array{callable}> */
	public function calls(): array {
		return array(
			'[GET /p/wp-json/custom/v1/get_mail_pars]'    => array(
				function (): void {
					$this->assertSame( array( 'Nome', 'Allegati' ), array_column( $this->read()['fields'], 'label' ) );
					$this->assertSame( 404, $this->call( '/p/wp-json/custom/v1/get_mail_pars?form_id=999999' )[0] );
					$this->assertSame( 400, $this->call( '/p/wp-json/custom/v1/get_mail_pars?form_id[]=1' )[0] );
				},
			),
			'[POST /p/wp-admin/admin-ajax.php (upload)]' => array(
				function (): void {
					$form = $this->read();
					$sent = $this->upload( $form, 'scontrino.pdf', '%PDF-1.4 prova' );
					$this->assertSame( array( 'scontrino.pdf', 14 ), array( $sent['data']['files'][0]['name'], $sent['data']['files'][0]['size'] ) );
					$this->assertSame( 'Questo tipo di file non è ammesso', $this->upload( $form, 'scontrino.pdf', '<svg></svg>' )['errors']['form']['file'] );
					$this->assertArrayHasKey( 'data', $this->submit( $form, array( 1 => 'Anna', 2 => array( $sent['data']['files'][0]['tmp_name'] ) ) ) );
				},
			),
			'[POST /p/wp-admin/admin-ajax.php (submit)]' => array(
				function (): void {
					$form = $this->read();
					$this->assertSame( array( 1 => 'Scrivi il tuo nome' ), $this->submit( $form, array() )['errors']['fields'] );
					$this->assertStringStartsWith( '<p>Grazie per averci inviato la tua richiesta</p>', $this->submit( $form, array( 1 => 'Anna' ) )['data']['actions']['success_message'] );
					wp_cache_flush();
					$entry = get_posts( array( 'post_type' => Entries::TYPE, 'post_parent' => self::$form, 'post_status' => 'any' ) )[0];
					$this->assertSame( 'Anna', Entries::rows( $entry->ID )[0]['value'] );
				},
			),
		);
	}

	/** @dataProvider calls */
	public function test_a_visitor_makes_the_call( callable $makes ): void {
		$makes->call( $this );
	}
}
