<?php
use Spesa\Editor;
use Spesa\Forms\Check;
use Spesa\Forms\Entries;
use Spesa\Forms\Fields;
use Spesa\Forms\Form;
use Spesa\Forms\Mail;
use Spesa\Forms\Submission;

require_once __DIR__ . '/FormCase.php';

/** Forms that editors make: what goes over the wire, and what is kept of what comes back. */
final class FormsTest extends FormCase {
	public static function cases(): array {
		return array_map( 'array_values', json_decode( file_get_contents( __DIR__ . '/../cases/formFields.json' ), true ) );
	}

	/** @dataProvider cases */
	public function test_a_field_is_refused_with_the_words_of_the_page( array $given, $value, string $fault ): void {
		$field = $given + array( 'id' => 1, 'key' => 'k', 'required' => false, 'options' => array(), 'default' => '', 'disable_input' => false, 'input_limit' => null, 'num_min' => null, 'num_max' => null, 'num_step' => null );
		$this->assertSame( $fault, Check::fault( $field, Check::clean( $field, $value ) ) );
	}

	public function test_a_form_goes_over_the_wire_with_all_twenty_keys_and_fresh_nonces(): void {
		$form   = $this->form( self::contact() );
		$answer = $this->read( $form );
		$this->assertSame( $form, $answer['id'] );
		$this->assertSame( array( 'html', 'textbox', 'email', 'textarea', 'checkbox' ), array_column( $answer['fields'], 'type' ) );
		foreach ( $answer['fields'] as $number => $field ) {
			$this->assertSame( array( 'id', 'key', 'type', 'label', 'placeholder', 'required', 'order', 'options', 'value', 'default', 'input_limit', 'num_min', 'num_max', 'num_step', 'upload_types', 'help_text', 'desc_text', 'disable_input', 'container_class', 'element_class' ), array_keys( $field ) );
			$this->assertSame( $number + 1, $field['order'] );
		}
		$this->assertNotSame( '', $answer['nonce'] );
		$this->assertNotSame( $answer['nonce'], $answer['uploadNonce'] );
		$this->assertSame( 'no-store', rest_do_request( $this->request( $form ) )->get_headers()['Cache-Control'] );
		$this->assertSame( 404, rest_do_request( $this->request( $form + 1000 ) )->get_status() );
		wp_update_post( array( 'ID' => $form, 'post_status' => 'draft' ) );
		$this->assertSame( 404, rest_do_request( $this->request( $form ) )->get_status() );
	}

	public function test_what_is_sent_is_kept_first_and_then_mailed(): void {
		$form   = $this->form( self::contact(), array( 'recipients' => 'a@negozio.it, b@negozio.it', 'success' => 'Ti rispondiamo <presto>' ) );
		$answer = $this->send( $form, self::answers() );
		$this->assertSame( array( 'form_id' => $form, 'actions' => array( 'success_message' => '<p>Ti rispondiamo &lt;presto&gt;</p>' . self::number( $this->entries()[0]->ID ) ) ), $answer['data'] );
		$entry = $this->entries()[0];
		$this->assertSame( array( 'Anna <b>Verdi</b>', 'anna@example.it', "Buongiorno\nvorrei sapere", 'Sì' ), array_column( Entries::rows( $entry->ID ), 'value' ) );
		$this->assertSame( array( 'private', 'waiting', array() ), array( $entry->post_status, Mail::state( $entry->ID ), $this->mails ) );
		Mail::sendWaiting();
		$this->assertSame( 'sent', Mail::state( $entry->ID ) );
		$this->assertSame( array( 'a@negozio.it', 'b@negozio.it' ), $this->mails[0]['to'] );
		$this->assertSame( array( 'Reply-To: anna@example.it' ), $this->mails[0]['headers'] );
		$this->assertStringContainsString( 'Nome e cognome: Anna <b>Verdi</b>', $this->mails[0]['message'] );
		$again = $this->send( $this->form( self::contact() ), self::answers() );
		$this->assertStringStartsWith( '<p>Grazie per averci inviato la tua richiesta</p>', $again['data']['actions']['success_message'] );
	}

	public function test_a_mail_that_does_not_go_out_is_tried_again_and_said_to_have_failed_in_the_end(): void {
		$this->mailWorks = false;
		$this->send( $this->form( self::contact() ), self::answers() );
		Mail::sendWaiting();
		$entry = $this->entries()[0]->ID;
		$next  = wp_next_scheduled( 'spesa_form_mail', array( $entry ) );
		$this->assertSame( self::$now + 300, $next );
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assertSame( 'waiting', Mail::state( $entry ) );
			wp_clear_scheduled_hook( 'spesa_form_mail', array( $entry ) );
			do_action( 'spesa_form_mail', $entry );
		}
		$this->assertSame( 'failed', Mail::state( $entry ) );
		$this->assertFalse( wp_next_scheduled( 'spesa_form_mail', array( $entry ) ) );
		$this->assertCount( 6, $this->to( get_option( 'admin_email' ) ) );
		$this->assertCount( 1, $this->to( 'anna@example.it' ) );
		$this->mailWorks = true;
		do_action( 'spesa_form_mail', $entry, 'sender' );
		do_action( 'spesa_form_mail', $entry, 'sender' );
		$this->assertCount( 2, $this->to( 'anna@example.it' ) );
	}

	public function test_whoever_writes_gets_a_number_on_the_page_and_by_mail_and_no_word_of_what_was_typed(): void {
		$this->settings( array( 'trader_email' => 'clienti@negozio.it', 'trader_phone' => '010 123' ) );
		$form   = $this->form( self::contact(), array( 'success' => 'Ti rispondiamo entro due giorni' ) );
		$answer = $this->send( $form, array( 2 => 'https://casino.example', 4 => 'Vinci su https://casino.example' ) + self::answers() );
		$number = $this->entries()[0]->ID;
		$this->assertStringEndsWith( self::number( $number ), $answer['data']['actions']['success_message'] );
		Mail::sendWaiting();
		Mail::send( $number, 'sender' );
		$this->assertCount( 1, $this->to( 'anna@example.it' ) );
		$this->assertStringContainsString( "Numero: $number", $this->to( get_option( 'admin_email' ) )[0]['message'] );
		$mail = $this->to( 'anna@example.it' )[0];
		$this->assertSame( get_option( 'blogname' ) . ": abbiamo ricevuto il tuo messaggio, numero $number", $mail['subject'] );
		$this->assertSame( array( 'Reply-To: clienti@negozio.it' ), $mail['headers'] );
		foreach ( array( 'Ti rispondiamo entro due giorni', "Numero: $number", 'Ricevuto: ' . wp_date( get_option( 'date_format' ), self::$now ), 'clienti@negozio.it, 010 123' ) as $words ) {
			$this->assertStringContainsString( $words, $mail['message'] );
		}
		$this->assertStringNotContainsString( 'casino', implode( ' ', array( $mail['subject'], $mail['message'] ) ) );
	}

	public function test_the_number_of_an_order_stands_in_the_receipt(): void {
		$form = $this->form( array( array( 'type' => 'email', 'label' => 'E-mail' ), array( 'type' => 'number', 'label' => 'Numero dell’ordine' ), array( 'type' => 'number', 'label' => 'Telefono' ) ) );
		$this->send( $form, array( 1 => 'anna@example.it', 2 => '260001', 3 => '8991234567' ) );
		Mail::sendWaiting();
		$this->assertMatchesRegularExpression( '/^Numero: \d+\nNumero dell’ordine: 260001\nModulo: /m', $this->to( 'anna@example.it' )[0]['message'] );
	}

	public function test_an_address_gets_five_receipts_a_day_whoever_names_it_and_a_form_without_one_sends_none(): void {
		$form = $this->form( self::contact() );
		for ( $time = 0; $time < 7; $time++ ) {
			$this->send( $form, self::answers() );
		}
		$this->send( $form, array( 3 => 'altra@example.it' ) + self::answers() );
		$this->send( $this->form( array( array( 'type' => 'textbox', 'label' => 'Nome' ) ) ), array( 1 => 'Anna' ) );
		Mail::sendWaiting();
		$this->assertCount( 5, $this->to( 'anna@example.it' ) );
		$this->assertCount( 1, $this->to( 'altra@example.it' ) );
		$this->assertCount( 9, $this->to( get_option( 'admin_email' ) ) );
	}

	public function test_every_fault_is_told_at_its_field_and_nothing_is_kept(): void {
		$answer = $this->send( $this->form( self::contact() ), array( 2 => '', 3 => 'x', 4 => str_repeat( 'a', 301 ) ) );
		$this->assertSame(
			array(
				'fields' => array(
					2 => 'Scrivi nome e cognome',
					3 => 'Digitare una e-mail valida',
					4 => 'Lunghezza massima 300 caratteri',
					5 => 'È obbligatorio accettare questo consenso per procedere',
				),
				'form'   => array( 'invalid' => 'La form non è stata compilata correttamente' ),
			),
			$answer['errors']
		);
		$this->assertSame( array(), $this->entries() );
	}

	public function test_WP_18_a_nonce_that_has_lapsed_or_is_of_another_form_or_version_is_refused_and_nothing_is_kept(): void {
		$form  = $this->form( self::contact() );
		$other = $this->read( $this->form( self::contact() ) )['nonce'];
		$good  = $this->read( $form )['nonce'];
		list( $moment, $sign ) = explode( '.', $good );
		$upload = $this->read( $form )['uploadNonce'];
		foreach ( array( '', 'x', $other, $upload, ( $moment - 43200 ) . ".$sign", ( $moment + 60 ) . ".$sign", "$moment." . str_repeat( '0', 64 ) ) as $bad ) {
			$this->assertArrayHasKey( 'nonce', Submission::take( $this->data( $form, self::answers() ), $bad )['errors']['form'], $bad );
		}
		wp_update_post( array( 'ID' => $form, 'post_content' => self::markup( array( array( 'type' => 'textbox', 'label' => 'Altro' ) ) ) ) );
		$this->assertArrayHasKey( 'nonce', Submission::take( $this->data( $form, self::answers() ), $good )['errors']['form'] );
		$this->assertSame( array(), $this->entries() );
	}

	public function test_WP_18_a_page_that_a_cache_has_kept_for_thirty_days_still_leads_to_a_form_that_can_be_sent(): void {
		$form = $this->form( self::contact() );
		$page = $this->block( 'spesa/form', array( 'formId' => $form ) );
		list( $moment, $sign ) = explode( '.', $this->read( $form )['nonce'] );
		$old  = ( $moment - 30 * DAY_IN_SECONDS ) . ".$sign";
		$this->assertStringNotContainsString( $sign, $page );
		$this->assertArrayHasKey( 'nonce', Submission::take( $this->data( $form, self::answers() ), $old )['errors']['form'] );
		$this->assertSame( array(), $this->entries() );
		$this->assertArrayHasKey( 'data', Submission::take( $this->data( $form, self::answers() ), $this->read( $form )['nonce'] ) );
		$this->assertSame( $page, $this->block( 'spesa/form', array( 'formId' => $form ) ) );
		$this->assertCount( 1, $this->entries() );
	}

	public function test_a_trap_that_is_filled_in_is_thanked_and_forgotten(): void {
		$form           = $this->form( self::contact() );
		$data           = $this->data( $form, self::answers() );
		$data['extra']  = array( Submission::HONEYPOT => 'https://casino.example' );
		$answer         = Submission::take( $data, $this->read( $form )['nonce'] );
		$this->assertArrayHasKey( 'data', $answer );
		$this->assertSame( array(), $this->entries() );
	}

	public function test_an_address_sends_ten_forms_in_ten_minutes_and_a_proxy_speaks_for_visitors_only_where_it_is_trusted(): void {
		$form = $this->form( self::contact() );
		$send = function ( string $from, string $forwarded = '' ) use ( $form ): array {
			$_SERVER['REMOTE_ADDR']          = $from;
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
			return $this->send( $form, self::answers() );
		};
		for ( $count = 0; $count < 10; $count++ ) {
			$this->assertArrayHasKey( 'data', $send( '192.0.2.1', "198.51.100.$count" ) );
		}
		$this->assertSame( 'Hai già inviato molte richieste. Riprova tra dieci minuti.', $send( '192.0.2.1', '198.51.100.99' )['errors']['form']['limited'] );
		$this->assertArrayHasKey( 'data', $send( '192.0.2.2' ) );
		$this->settings( array( 'trusted_proxies' => array( '192.0.2.1' ) ) );
		$this->assertArrayHasKey( 'data', $send( '192.0.2.1', '203.0.113.5, 198.51.100.7' ) );
	}

	public function test_XSS_13_a_forged_submission_meets_the_fields_of_the_form_alone(): void {
		$form = $this->form( array( array( 'type' => 'hidden', 'label' => 'Fonte', 'default' => 'volantino' ), array( 'type' => 'textbox', 'label' => 'Codice', 'default' => 'A1', 'disable_input' => true ) ) );
		$this->send( $form, array( 1 => 'altro', 2 => 'B2', 3 => 'di troppo', 'x' => 'y' ) );
		$this->assertSame( array( 'volantino', 'A1' ), array_column( Entries::rows( $this->entries()[0]->ID ), 'value' ) );
		$token = $this->read( $form )['nonce'];
		foreach ( array( array(), array( 'id' => array() ), array( 'id' => -1 ), array( 'id' => $form, 'fields' => 'x', 'extra' => 'y' ), array( 'id' => $form, 'fields' => array( array( 'id' => 1, 'value' => array( array( 1 ) ) ) ) ) ) as $odd ) {
			$this->assertIsArray( Submission::take( $odd, $token ) );
		}
	}

	public function test_XSS_13_ten_thousand_options_and_fields_are_bounded(): void {
		$options = implode( "\n", range( 1, 10000 ) );
		$field   = $this->read( $this->form( array( array( 'type' => 'listselect', 'label' => 'Negozio', 'options' => $options ) ) ) )['fields'][0];
		$this->assertSame( range( 1, 200 ), array_map( 'intval', array_column( $field['options'], 'value' ) ) );
		$this->assertCount( 60, $this->read( $this->form( array_fill( 0, 10000, array( 'type' => 'textbox', 'label' => 'Nome' ) ) ) )['fields'] );
	}

	public function test_XSS_13_what_a_contributor_writes_into_a_form_does_nothing(): void {
		$evil   = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
		$fields = $this->read(
			$this->form(
				array( array( 'type' => '__proto__', 'label' => $evil, 'desc_text' => $evil, 'help_text' => $evil, 'container_class' => '"><b', 'key' => '__proto__', 'options' => "$evil | $evil" ), array( 'type' => 'listradio', 'label' => 'x', 'options' => $evil ) ),
				array(),
				"<!-- wp:paragraph --><p>$evil</p><!-- /wp:paragraph --><!-- wp:html -->$evil<!-- /wp:html --><!-- wp:latest-posts /-->"
			)
		)['fields'];
		$this->assertSame( array( 'html', 'textbox', 'listradio' ), array_column( $fields, 'type' ) );
		$text = wp_json_encode( $fields, JSON_UNESCAPED_SLASHES );
		foreach ( array( '<script', 'onerror', 'javascript:', '__proto__' ) as $bad ) {
			$this->assertStringNotContainsString( $bad, $text );
		}
	}

	public function test_nobody_but_who_edits_the_pages_of_others_makes_forms_or_sees_entries(): void {
		$entry  = $this->send( $this->form( self::contact() ), self::answers() ) ? $this->entries()[0]->ID : 0;
		$author = wp_insert_user( array( 'user_login' => 'autrice', 'user_pass' => 'x', 'role' => 'author' ) );
		foreach ( array( 0 => false, $author => false, 1 => true ) as $user => $may ) {
			wp_set_current_user( $user );
			$this->assertSame( $may, current_user_can( 'edit_post', $entry ) );
			$this->assertSame( $may, current_user_can( 'read_post', $entry ) );
			$this->assertSame( $may, current_user_can( get_post_type_object( Form::TYPE )->cap->edit_posts ) );
			$this->assertSame( $may ? 201 : ( $user ? 403 : 401 ), $this->make() );
		}
		$this->assertFalse( current_user_can( get_post_type_object( Entries::TYPE )->cap->create_posts ) );
		wp_set_current_user( 0 );
		$this->assertSame( array(), get_posts( array( 'post_type' => 'any', 's' => 'Verdi', 'suppress_filters' => false ) ) );
	}

	public function test_the_page_holds_what_the_form_says_and_asks_for_whoever_has_no_JavaScript_and_no_nonce(): void {
		$this->settings( array( 'trader_phone' => '010 8950012', 'trader_email' => 'clienti@example.it' ) );
		$form = $this->form( array( array( 'type' => 'textbox', 'label' => 'Nome & cognome', 'desc_text' => 'Come <b onclick="x()">sul documento</b>' ), array( 'type' => 'hidden', 'label' => 'Fonte' ) ), array(), '<!-- wp:paragraph --><p>Scrivici <script>alert(1)</script>pure.</p><!-- /wp:paragraph -->' );
		$html = $this->block( 'spesa/form', array( 'formId' => $form ) );
		foreach ( array( 'pure.</p>', '<div class="editor-form__text">Come <b>sul documento</b></div>', '"tel:0108950012">Telefono: 010 8950012', 'mailto:clienti@example.it', '<li>Nome &amp; cognome</li>' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		foreach ( array( '<script', 'Fonte', 'nonce', '<form', '<input' ) as $part ) {
			$this->assertStringNotContainsString( $part, $html );
		}
		$this->assertSame( $html, $this->block( 'spesa/form', array( 'formId' => $form ) ) );
		$gone = $this->block( 'spesa/form', array( 'formId' => $form + 1000 ) );
		$this->assertStringContainsString( '<p>Questo modulo non è disponibile in questo momento.</p>', $gone, 'no hole where a form was' );
		$this->assertStringNotContainsString( 'Telefono', $gone );
		$this->assertStringEndsWith( '></spesa-form>', $this->block( 'spesa/form' ), 'none was chosen' );
	}

	public function test_XSS_17_the_titles_of_forms_stand_in_the_editors_script_as_JSON_that_ends_nothing(): void {
		$title = "Fine </script><!-- \u{2028} 'una' \"due\" & tre";
		wp_set_current_user( 1 );
		kses_remove_filters();
		$id = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => wp_slash( $title ) ) );
		set_current_screen( 'edit-' . Form::TYPE );
		Editor::script();
		Editor::data();
		$script = implode( "\n", wp_scripts()->get_data( 'spesa-editor', 'before' ) );
		$this->assertSame( 1, preg_match( '/window\.spesaEditor = (\{.*\});/', $script, $found ) );
		foreach ( array( '<', '>', '&', "'", "\u{2028}" ) as $sign ) {
			$this->assertStringNotContainsString( $sign, $found[1] );
		}
		$data = json_decode( $found[1], true );
		$this->assertContains( array( 'value' => (string) $id, 'label' => $title ), $data['choices']['form'] );
		$this->assertSame( Form::BLOCK, $data['field']['name'] );
		$this->assertSame( array_keys( Fields::types() ), array_column( $data['field']['controls'][0]['options'], 'value' ) );
	}

	public function test_with_both_keys_of_reCAPTCHA_only_whom_it_vouches_for_passes(): void {
		$form = $this->form( self::contact() );
		$this->assertFalse( $this->read( $form )['settings']['captcha'] );
		$this->settings( array( 'captcha_key' => 'pubblica', 'captcha_secret' => 'segreta' ) );
		$this->assertTrue( $this->read( $form )['settings']['captcha'] );
		$send = fn( string $proof ): array => Submission::take( $this->data( $form, self::answers() ), $this->read( $form )['nonce'], $proof );
		$this->assertArrayHasKey( 'captcha', $send( '' )['errors']['form'] );
		$this->assertSame( array(), $this->asked );
		foreach ( array( '{"success":false}' => false, '{"success":true,"score":0.1}' => false, 'x' => false, '{"success":true,"score":0.9}' => true ) as $said => $passes ) {
			$this->answers = array( '/recaptcha/api/siteverify' => $said );
			$this->assertSame( $passes, isset( $send( 'prova' )['data'] ), $said );
		}
		$this->answers = array();
		$this->assertArrayHasKey( 'captcha', $send( 'prova' )['errors']['form'] );
		$this->assertCount( 1, $this->entries() );
		$this->assertStringNotContainsString( 'segreta', wp_json_encode( \Spesa\Config::values() ) . wp_json_encode( $this->read( $form ) ) );
	}

	private function make(): int {
		$request = new WP_REST_Request( 'POST', '/wp/v2/' . Form::TYPE );
		$request->set_body_params( array( 'title' => 'x' ) );
		return rest_do_request( $request )->get_status();
	}
}
