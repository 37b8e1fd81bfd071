<?php
use Spesa\Forms\ProofOfWork;
use Spesa\Forms\Submission;

require_once __DIR__ . '/FormCase.php';

/** Forms that a browser has to work for (captcha key `altcha`): challenges of WordPress' own, solved by the page's code. */
final class FormCaptchaTest extends FormCase {
	/** @var int */
	private $contact;

	protected function setUp(): void {
		parent::setUp();
		$this->settings( array( 'captcha_key' => 'altcha', 'captcha_secret' => '' ) );
		$this->contact = $this->form( self::contact() );
	}

	/** The token that the page's code makes of a challenge. */
	private function solve( array $challenge ): string {
		$command = array( getenv( 'NODE' ) ? getenv( 'NODE' ) : 'node', __DIR__ . '/solve.ts' );
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		fwrite( $pipes[0], wp_json_encode( $challenge ) );
		fclose( $pipes[0] );
		$token = stream_get_contents( $pipes[1] );
		proc_close( $process );
		return $token;
	}

	private function sendWith( string $token ): array {
		return Submission::take( $this->data( $this->contact, self::answers() ), $this->read( $this->contact )['nonce'], $token );
	}

	private static function encode( array $token ): string {
		return rtrim( strtr( base64_encode( wp_json_encode( $token ) ), '+/', '-_' ), '=' );
	}

	private static function decode( string $token ): array {
		return json_decode( base64_decode( strtr( $token, '-_', '+/' ) ), true );
	}

	public function test_what_the_pages_code_solves_passes_once_and_nothing_else_does(): void {
		$this->assertTrue( $this->read( $this->contact )['settings']['captcha'] );
		$token = $this->solve( ProofOfWork::challenge() );
		$good  = self::decode( $token );
		$tries = array( '', 'x', '!!', self::encode( array() ), self::encode( array( 'challenge' => 'x', 'solution' => 'y' ) ), str_repeat( 'A', 5000 ) );
		$tries[] = self::encode( array_replace_recursive( $good, array( 'solution' => array( 'counter' => $good['solution']['counter'] + 1 ) ) ) );
		$tries[] = self::encode( array_replace_recursive( $good, array( 'solution' => array( 'counter' => (string) $good['solution']['counter'] ) ) ) );
		$tries[] = self::encode( array_replace_recursive( $good, array( 'challenge' => array( 'parameters' => array( 'expiresAt' => self::$now + 9999 ) ) ) ) );
		$tries[] = self::encode( array_replace_recursive( $good, array( 'challenge' => array( 'parameters' => array( 'salt' => str_repeat( '0', 32 ) ) ) ) ) );
		$tries[] = self::encode( array_replace_recursive( $good, array( 'challenge' => array( 'signature' => str_repeat( '0', 64 ) ) ) ) );
		foreach ( $tries as $bad ) {
			$this->assertFalse( ProofOfWork::passes( $bad ), $bad );
		}
		$this->assertSame( 'Non abbiamo potuto verificare che la richiesta venga da una persona. Riprova.', $this->sendWith( '' )['errors']['form']['captcha'] );
		$this->assertSame( array(), $this->entries() );
		$this->assertArrayHasKey( 'data', $this->sendWith( $token ) );
		$this->assertArrayHasKey( 'captcha', $this->sendWith( $token )['errors']['form'] );
		$this->assertCount( 1, $this->entries() );
		$this->assertSame( array(), $this->asked );
	}

	public function test_a_challenge_lapses_after_ten_minutes_and_its_solution_is_forgotten_then(): void {
		global $wpdb;
		$challenge = ProofOfWork::challenge();
		$this->assertSame( self::$now + 600, $challenge['parameters']['expiresAt'] );
		$parameters = array( 'expiresAt' => self::$now - 1 ) + $challenge['parameters'];
		$sign       = new ReflectionMethod( ProofOfWork::class, 'sign' );
		$sign->setAccessible( true );
		$this->assertFalse( ProofOfWork::passes( $this->solve( array( 'parameters' => $parameters, 'signature' => $sign->invoke( null, $parameters ) ) ) ) );
		$kept = fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'spesa_solved_%'" );
		$this->assertSame( 0, $kept() );
		$this->assertTrue( ProofOfWork::passes( $this->solve( $challenge ) ) );
		ProofOfWork::clear();
		$this->assertSame( 1, $kept() );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name LIKE 'spesa_solved_%%'", self::$now - 1 ) );
		ProofOfWork::clear();
		$this->assertSame( 0, $kept() );
	}

	public function test_a_fault_of_a_field_costs_no_work(): void {
		$token = $this->solve( ProofOfWork::challenge() );
		$wrong = Submission::take( $this->data( $this->contact, array( 3 => 'x' ) + self::answers() ), $this->read( $this->contact )['nonce'], $token );
		$this->assertArrayHasKey( 3, $wrong['errors']['fields'] );
		$this->assertArrayHasKey( 'data', $this->sendWith( $token ) );
	}
}
