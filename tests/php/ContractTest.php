<?php
use Spesa\Config;
use Spesa\Forms\Fields;
use Spesa\Forms\Form;
use Spesa\Forms\Submission;

require_once __DIR__ . '/ContentCase.php';

/** What PHP answers is parsed by the schemas of the rows that the browser calls (core/api/endpoints, core/config.ts). */
final class ContractTest extends ContentCase {
	private const ARTICLE = 'id,slug,custom_slug,date,link,title.rendered,excerpt.rendered,featured_image_url,categories';

	/** What breaks them, one a line. */
	private function faults( array $answers, array $config ): string {
		$node = proc_open( array( getenv( 'NODE' ) ?: 'node', __DIR__ . '/contract.ts' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		fwrite( $pipes[0], wp_json_encode( array( 'answers' => (object) $answers, 'config' => (object) $config ) ) );
		fclose( $pipes[0] );
		$faults = stream_get_contents( $pipes[1] );
		$this->assertSame( 0, proc_close( $node ) );
		return $faults;
	}

	/** One answer of every row, each with something in it. */
	private function answers(): array {
		$this->fill();
		$answers = array(
			'content.ofProduct'   => $this->answer( '/wp/v2/recipepid/990001/light' ),
			'platform.menu'       => $this->answer( '/wp-api-menus/v2/menu-locations/spesa-main' ),
			'platform.slides'     => $this->answer( '/wp/v2/new_slides/prova/' . self::$now . '/0', array( 'deliveryServiceId' => 2 ) ),
			'platform.slidesById' => $this->answer( '/wp/v2/slides_by_id/prova' ),
			'platform.pages'      => $this->answer( '/wp/v2/pages', array( 'slug' => 'guida-lupinella', '_fields' => 'id,slug,link,title.rendered,content.rendered' ) ),
			'platform.articles'   => $this->answer( '/wp/v2/magazine', array( 'category' => 'spezie', '_fields' => self::ARTICLE ) ),
			'platform.custom'     => $this->answer( '/custom/v1/magazine' ),
			'platform.blocks'     => $this->answer( '/wp/v2/ux-blocks', array( 'slug' => 'block-1', '_fields' => 'id,slug,content.rendered' ) ),
			'platform.searchAll'  => $this->answer( '/custom/ali/search', array( 'q' => 'lupinella' ) ),
			'platform.search'     => $this->answer( '/wp/v2/search', array( 'search' => 'lupinella', '_fields' => 'id,title,url,type,subtype' ) ),
		);
		foreach ( $answers as $row => $answer ) {
			$this->assertNotEmpty( $answer, $row );
		}
		return $answers + $this->forms();
	}

	/** A form of every kind of field, what is said to whoever sends it, and to whoever sends a file. */
	private function forms(): array {
		$fields = array_map( static fn( string $type ): array => array( 'type' => $type, 'label' => $type, 'options' => "a | A\nb" ), array_keys( Fields::types() ) );
		$blocks = array_map( static fn( array $field ): string => sprintf( '<!-- wp:spesa/form-field %s /-->', wp_json_encode( $field ) ), $fields );
		$form   = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => 'Contatti', 'post_content' => wp_slash( '<!-- wp:paragraph --><p>Scrivici.</p><!-- /wp:paragraph -->' . implode( '', $blocks ) ) ) );
		$read   = $this->answer( '/custom/v1/get_mail_pars', array( 'form_id' => $form ) );
		$sent   = Submission::take( array( 'id' => $form ), $read['nonce'] );
		$this->assertArrayHasKey( 'data', $sent );
		$upload = array( 'data' => array( 'files' => array( array( 'name' => 'a.pdf', 'tmp_name' => 'x', 'size' => 3 ) ) ) );
		return array( 'platform.form' => $read, 'platform.sendForm' => json_decode( wp_json_encode( $sent ), true ), 'platform.uploadFile' => $upload + array( 'errors' => array() ) );
	}

	public function test_every_answer_of_the_content_platform_has_the_shape_that_the_browser_reads(): void {
		$this->assertSame( '', $this->faults( $this->answers(), Config::printed() ) );
	}

	public function test_the_configuration_has_it_with_every_setting_turned_round(): void {
		$answers = $this->answers();
		$this->settings(
			array(
				'api'                  => 'https://api.example/ebsn/api',
				'store_id'             => 9,
				'store_name'           => 'Chiavari',
				'currency_form'        => 'italian',
				'anonymous_cart'       => '1',
				'bypass_address'       => '1',
				'bypass_timeslot'      => '1',
				'show_sectors'         => '1',
				'alternatives'         => '0',
				'alternatives_promo'   => 'yes',
				'popup_codes'          => "a.b\nc.d",
				'allowed_domains'      => 'spesa.example',
				'fast_search_words'    => 'latte',
				'search_word_days'     => 3,
				'payment_origins'      => 'https://pay.example',
				'captcha_key'          => 'altcha',
				'asks_consent'         => '1',
				'visit_reports'        => 5,
				'idle_restart_minutes' => 5,
				'texts'                => 'cart.checkout = Alla cassa',
				'pages'                => array( 'cart' => '/carrello' ),
			)
		);
		$config = Config::printed();
		$this->assertGreaterThan( 18, count( $config ) );
		$this->assertSame( '', $this->faults( $answers, $config ) );
	}

	public function test_a_breach_is_named(): void {
		$answers = $this->answers();
		unset( $answers['content.ofProduct'][0]['link'] );
		$faults = $this->faults( $answers + array( 'content.other' => array() ), array( 'api' => 7, 'colour' => 'red' ) );
		foreach ( array( 'content.ofProduct: ', 'content.other is no row', 'config.api', 'config.colour' ) as $fault ) {
			$this->assertStringContainsString( $fault, $faults );
		}
		$this->assertStringContainsString( 'content.ofProduct is not asked', $this->faults( array(), array() ) );
	}
}
