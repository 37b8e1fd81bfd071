<?php
use Spesa\Forms\Form;
use Spesa\Forms\Reading;
use Spesa\Forms\Uploads;

require_once __DIR__ . '/FormCase.php';

/** The forms of the demo as the gallery shows them, where there is no WordPress: recorded, and held to the real ones. RECORD=1 records them anew. */
final class FormDemoTest extends FormCase {
	private const RECORD = __DIR__ . '/../../demo/gallery/forms.json';

	public function test_the_gallery_shows_the_forms_of_the_demo_as_wordpress_gives_them(): void {
		$this->settings( array( 'forms_unscanned' => true ) );
		add_filter( 'upload_size_limit', static fn(): int => 64 * MB_IN_BYTES );
		$this->assertTrue( Uploads::areOn() );
		$forms = array();
		foreach ( array( 'Scrivici' => 'scrivici', 'Chiedi un prodotto' => 'chiedi-un-prodotto', 'Lavora con noi' => 'lavora-con-noi', 'Reclamo' => 'reclamo' ) as $title => $slug ) {
			$text    = file_get_contents( dirname( __DIR__, 2 ) . "/demo/wordpress/design/forms/$slug.html" );
			$id      = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( trim( $text ) ) ) );
			$forms[] = array_merge( Reading::wire( get_post( $id ) ), array( 'id' => count( $forms ) + 1, 'nonce' => 'nonce', 'uploadNonce' => 'nonce' ) );
		}
		$json = wp_json_encode( $forms, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( getenv( 'RECORD' ) ) {
			file_put_contents( self::RECORD, $json );
		}
		$this->assertSame( json_decode( file_get_contents( self::RECORD ), true ), json_decode( $json, true ) );
	}
}
