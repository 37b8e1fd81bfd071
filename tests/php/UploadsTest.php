<?php
use Spesa\Forms\Entries;
use Spesa\Forms\Files;
use Spesa\Forms\Retention;
use Spesa\Forms\Scanner;
use Spesa\Forms\Uploads;

require_once __DIR__ . '/FormCase.php';

/** Files of forms: what is taken, what is refused, and that nobody but an editor gets at them. */
final class UploadsTest extends FormCase {
	private const PDF = "%PDF-1.4\n1 0 obj\n<< >>\nendobj\n";
	/** What the scanner of the tests knows to be bad. */
	private const BAD = 'SPESA-TEST-SIGNATURE-7d1c';

	/** @var string[] */
	private $temporary = array();

	protected function setUp(): void {
		parent::setUp();
		$this->settings( array( 'forms_unscanned' => true, 'forms_clamd' => '' ) );
		add_filter( 'upload_size_limit', array( __CLASS__, 'roomy' ) );
	}

	/** What a server takes that is set up for the files of forms. */
	public static function roomy(): int {
		return 64 * MB_IN_BYTES;
	}

	protected function tearDown(): void {
		remove_filter( 'upload_size_limit', array( __CLASS__, 'roomy' ) );
		array_map( 'unlink', array_filter( $this->temporary, 'is_file' ) );
		Files::forgetAll();
		parent::tearDown();
	}

	private function complaint(): int {
		return $this->form( array( array( 'type' => 'email', 'label' => 'E-mail' ), array( 'type' => 'file_upload', 'label' => 'Foto', 'upload_types' => 'pdf, jpg, png' ), array( 'type' => 'file_upload', 'label' => 'Altro' ) ) );
	}

	/** A file as PHP hands it over. */
	private function file( string $name, string $bytes = self::PDF, array $given = array() ): array {
		$path              = tempnam( sys_get_temp_dir(), 'spesa' );
		$this->temporary[] = $path;
		file_put_contents( $path, $bytes );
		return $given + array( 'name' => $name, 'type' => 'application/pdf', 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK, 'size' => strlen( $bytes ) );
	}

	private function upload( int $form, array $file, int $field = 2 ): array {
		return Uploads::take( $form, $field, $this->read( $form )['uploadNonce'], $file );
	}

	private function token( int $form, string $name = 'scontrino.pdf' ): string {
		return $this->upload( $form, $this->file( $name ) )['data']['files'][0]['tmp_name'];
	}

	/** @return string[] Names of what lies in the folder, but for what keeps it shut. */
	private function kept(): array {
		return array_values( array_diff( is_dir( Files::folder() ) ? scandir( Files::folder() ) : array(), array( '.', '..', '.htaccess', 'index.html' ) ) );
	}

	public static function bad(): array {
		$png = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
		$no  = 'Questo tipo di file non è ammesso';
		return array(
			'SVG'                        => array( 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', $no ),
			'SVG with the name of a PNG' => array( 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', $no ),
			'double extension'           => array( 'foto.php.jpg', $png, $no ),
			'double extension of a page' => array( 'foto.SHTML.png', $png, $no ),
			'another name for PHP'       => array( 'foto.php8.mia.png', $png, $no ),
			'picture in a picture'       => array( 'foto.svg.png', $png, $no ),
			'PHP'                        => array( 'foto.php', '<?php echo 1;', $no ),
			'PHP with the name of a PDF' => array( 'foto.pdf', '<?php echo 1;', $no ),
			'HTML with the name of a PDF' => array( 'foto.pdf', '<html><script>alert(1)</script></html>', $no ),
			'a PNG with the name of a PDF' => array( 'foto.pdf', $png, $no ),
			'path in the name'           => array( '../../wp-config.pdf', self::PDF, $no ),
			'path of Windows'            => array( '..\\x.pdf', self::PDF, $no ),
			'hidden'                     => array( '.htaccess', self::PDF, $no ),
			'no name'                    => array( '', self::PDF, $no ),
			'line end in the name'       => array( "a\r\n.pdf", self::PDF, $no ),
			'null in the name'           => array( "a.php\0.pdf", self::PDF, $no ),
			'very long name'             => array( str_repeat( 'a', 300 ) . '.pdf', self::PDF, $no ),
			'nothing in it'              => array( 'a.pdf', '', $no ),
			'more than 10 MB'            => array( 'a.pdf', self::PDF . str_repeat( ' ', 10 * 1024 * 1024 ), 'Il file supera 10 MB' ),
		);
	}

	/** @dataProvider bad */
	public function test_WP_18_a_file_that_is_not_what_it_should_be_is_refused_and_not_kept( string $name, string $bytes, string $fault ): void {
		$this->assertSame( array( 'errors' => array( 'form' => array( 'file' => $fault ) ) ), $this->upload( $this->complaint(), $this->file( $name, $bytes ) ) );
		$this->assertSame( array(), $this->kept() );
	}

	public function test_WP_18_fifty_megabytes_that_PHP_cuts_off_an_expired_nonce_and_another_field_are_refused_and_not_kept(): void {
		$form = $this->complaint();
		$this->assertSame( 'Il file supera 10 MB', $this->upload( $form, $this->file( 'a.pdf', '', array( 'error' => UPLOAD_ERR_INI_SIZE, 'tmp_name' => '' ) ) )['errors']['form']['file'] );
		$invalid = 'La form non è stata compilata correttamente';
		$this->assertSame( $invalid, $this->upload( $form, $this->file( 'a.pdf', self::PDF, array( 'error' => UPLOAD_ERR_PARTIAL ) ) )['errors']['form']['file'] );
		$this->assertSame( $invalid, $this->upload( $form, array( 'name' => array( 'a.pdf' ), 'tmp_name' => array( '/etc/passwd' ) ) )['errors']['form']['file'] );
		$this->assertArrayHasKey( 'nonce', Uploads::take( $form, 2, $this->read( $form )['nonce'], $this->file( 'a.pdf' ) )['errors']['form'] );
		$this->assertSame( $invalid, $this->upload( $form, $this->file( 'a.pdf' ), 1 )['errors']['form']['unknown'] );
		$this->assertSame( array(), $this->kept() );
	}

	public function test_where_the_server_takes_less_than_10_MB_the_form_says_so_before_and_after(): void {
		$form = $this->complaint();
		$this->assertSame( 10 * MB_IN_BYTES, $this->read( $form )['settings']['uploadBytes'] );
		$small = static fn(): int => (int) ( 2.5 * MB_IN_BYTES );
		add_filter( 'upload_size_limit', $small, 20 );
		$this->assertSame( $small(), $this->read( $form )['settings']['uploadBytes'] );
		$cut = $this->file( 'a.pdf', '', array( 'error' => UPLOAD_ERR_INI_SIZE, 'tmp_name' => '' ) );
		$this->assertSame( 'Il file supera 2,5 MB', $this->upload( $form, $cut )['errors']['form']['file'] );
		$this->assertSame( 'Il file supera 2,5 MB', $this->upload( $form, $this->file( 'a.pdf', self::PDF . str_repeat( ' ', $small() ) ) )['errors']['form']['file'] );
		remove_filter( 'upload_size_limit', $small, 20 );
		$this->assertSame( array(), $this->kept() );
	}

	public function test_a_file_lies_sealed_under_a_name_of_our_own_and_goes_with_its_entry(): void {
		$form  = $this->complaint();
		$token = $this->token( $form, 'Città n. 2.pdf' );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $token );
		$this->assertSame( array( $token, "$token.json" ), $this->kept() );
		$this->assertStringNotContainsString( 'PDF', file_get_contents( Files::folder() . "/$token" ) );
		$this->assertStringContainsString( 'denied', file_get_contents( Files::folder() . '/.htaccess' ) );
		$this->assertSame( self::PDF, Files::read( $token ) );
		$this->assertNull( Files::read( "../$token" ) );
		$this->assertArrayHasKey( 'data', $this->send( $form, array( 1 => '', 2 => array( $token ) ) ) );
		$entry = $this->entries()[0]->ID;
		$this->assertSame( array( array( 'id' => $token, 'name' => 'Città n. 2.pdf', 'size' => strlen( self::PDF ) ) ), Entries::files( $entry ) );
		$this->assertSame( 'Città n. 2.pdf', Entries::rows( $entry )[1]['value'] );
		wp_delete_post( $entry, true );
		$this->assertSame( array(), $this->kept() );
	}

	public function test_a_dot_in_a_persons_name_is_no_second_extension(): void {
		$form = $this->complaint();
		foreach ( array( 'mario.rossi.pdf', 'curriculum.Zoë.v1.2.PDF', 'Dr. Anna B. Verdi.pdf' ) as $name ) {
			$this->assertArrayHasKey( 'data', $this->upload( $form, $this->file( $name ) ), $name );
		}
	}

	public function test_a_file_is_sent_once_for_its_own_field_and_no_more_than_five(): void {
		$form  = $this->complaint();
		$token = $this->token( $form );
		$gone  = 'Il file non c’è più: caricalo di nuovo';
		$this->assertSame( array( 3 => $gone ), $this->send( $form, array( 3 => array( $token ) ) )['errors']['fields'] );
		$this->assertSame( array( 2 => $gone ), $this->send( $form, array( 2 => array( '../x' ) ) )['errors']['fields'] );
		$this->assertArrayHasKey( 'data', $this->send( $form, array( 2 => array( $token ) ) ) );
		$this->assertSame( array( 2 => $gone ), $this->send( $form, array( 2 => array( $token ) ) )['errors']['fields'] );
		$six = array_map( fn( int $number ): string => $this->token( $form, "foto $number.pdf" ), range( 1, 6 ) );
		$this->assertSame( array( 2 => 'Al massimo 5 file' ), $this->send( $form, array( 2 => $six ) )['errors']['fields'] );
	}

	public function test_a_file_whose_form_is_not_sent_goes_after_a_day(): void {
		$token = $this->token( $this->complaint() );
		Retention::clear();
		$this->assertSame( array( $token, "$token.json" ), $this->kept() );
		self::$now += DAY_IN_SECONDS + 60;
		Retention::clear();
		$this->assertSame( array(), $this->kept() );
	}

	public function test_without_a_scanner_no_file_is_taken_unless_an_administrator_accepts_it(): void {
		$this->settings( array( 'forms_clamd' => 'unix:///nowhere/clamd.ctl' ) );
		$form = $this->complaint();
		$this->assertFalse( $this->read( $form )['settings']['uploads'] );
		$this->assertSame( 'In questo momento non si possono allegare file', $this->upload( $form, $this->file( 'a.pdf' ) )['errors']['form']['file'] );
		$this->assertSame( array(), $this->kept() );
	}

	/** What a scanner that says so much is asked, and whether the file counts as clean. */
	private function asked( string $says ): array {
		$child = proc_open( array( PHP_BINARY, __DIR__ . '/clamd.php', $says ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		$this->settings( array( 'forms_clamd' => trim( fgets( $pipes[1] ) ) ) );
		$clean = Scanner::isClean( $this->file( 'a.pdf', str_repeat( 'x', 70000 ) )['tmp_name'] );
		$heard = stream_get_contents( $pipes[1] );
		proc_close( $child );
		return array( $clean, $heard );
	}

	public function test_the_scanner_is_told_the_file_in_pieces_and_only_its_plain_word_is_clean(): void {
		list( $clean, $heard ) = $this->asked( 'stream: OK' );
		$this->assertSame( array( true, 'zINSTREAM 65536 4464 0' ), array( $clean, $heard ) );
		foreach ( array( 'stream: Eicar FOUND', 'INSTREAM size limit exceeded. ERROR', '', 'stream: OKAY' ) as $says ) {
			$this->assertFalse( $this->asked( $says )[0], $says );
		}
	}

	/** @group visit */
	public function test_clamd_finds_what_it_knows_and_lets_the_rest_pass(): void {
		$clamd = trim( (string) shell_exec( 'command -v clamd || command -v /usr/sbin/clamd' ) );
		if ( '' === $clamd ) {
			$this->markTestSkipped( 'clamd is not installed' );
		}
		$folder = sys_get_temp_dir() . '/spesa-clamd-' . getmypid();
		mkdir( "$folder/db", 0777, true );
		$bad = self::PDF . self::BAD;
		file_put_contents( "$folder/db/spesa.hdb", md5( $bad ) . ':' . strlen( $bad ) . ":Spesa.Test\n" );
		file_put_contents( "$folder/clamd.conf", "DatabaseDirectory $folder/db\nLocalSocket $folder/clamd.ctl\nForeground yes\nLogFile $folder/clamd.log\nOfficialDatabaseOnly no\n" );
		$server = proc_open( array( $clamd, '-c', "$folder/clamd.conf" ), array( 1 => array( 'file', '/dev/null', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes );
		try {
			$this->settings( array( 'forms_clamd' => "unix://$folder/clamd.ctl" ) );
			for ( $try = 0; $try < 600 && ! Scanner::answers(); $try++ ) {
				usleep( 100000 );
			}
			$form = $this->complaint();
			$this->assertTrue( $this->read( $form )['settings']['uploads'] );
			$this->assertSame( 'Il controllo antivirus ha rifiutato il file', $this->upload( $form, $this->file( 'brutto.pdf', $bad ) )['errors']['form']['file'] );
			$this->assertSame( array(), $this->kept() );
			$this->assertArrayHasKey( 'data', $this->upload( $form, $this->file( 'buono.pdf' ) ) );
		} finally {
			proc_terminate( $server );
			proc_close( $server );
			array_map( 'unlink', array_filter( array_merge( glob( "$folder/*" ), glob( "$folder/db/*" ) ), static fn( string $path ): bool => ! is_dir( $path ) ) );
			@rmdir( "$folder/db" );
			@rmdir( $folder );
		}
	}
}
