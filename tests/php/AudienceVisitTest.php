<?php
use Spesa\Audience;
use Spesa\Schedule;

require_once __DIR__ . '/VisitCase.php';

/** A page with blocks for some people or some time, as visitors get it. */
final class AudienceVisitTest extends VisitCase {
	/** @var int */
	private $page = 0;

	protected function tearDown(): void {
		wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	/** The address of a page with one paragraph. */
	private function page( array $attributes ): string {
		$text       = '<!-- wp:paragraph ' . wp_json_encode( (object) $attributes ) . ' --><p>Buone feste</p><!-- /wp:paragraph -->';
		$this->page = wp_insert_post( array( 'ID' => $this->page, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'prova-feste', 'post_title' => 'Feste', 'post_content' => wp_slash( $text ) ) );
		return '/prova-feste/';
	}

	public function test_the_page_is_the_same_for_all_and_says_in_its_head_how_the_browser_decides(): void {
		$address    = $this->page( array( Audience::FOR => 'member' ) );
		$one        = $this->visit( $address );
		$this->keep = true;
		$two        = $this->visit( $address, array( 'cookies' => array( 'X-Ebsn-Account' => 'jwt' ) ) );
		$this->assertSame( $one['html'], $two['html'] );
		list( $head, $body ) = explode( '</head>', $one['html'], 2 );
		$this->assertMatchesRegularExpression( '#<p [^>]*data-spesa-for="member"[^>]*>Buone feste</p>#', $body );
		$this->assertMatchesRegularExpression( '#<script[^>]* id="spesa-audience">[^<]*spesaUser[^<]*\(1\);\s*</script>#', $head );
		$this->assertStringContainsString( "<style id='spesa-audience-css'>", $head );
		$this->assertNull( $one['left'] );
		$this->assertStringNotContainsString( 'spesa-audience', $this->visit( $this->page( array() ) )['html'] );
	}

	public function test_a_page_that_is_about_to_change_says_for_how_long_it_is_good_and_one_that_is_not_says_nothing(): void {
		// A clock without summer time, whose hours come once each.
		$zone  = 'Asia/Kathmandu';
		$until = new DateTimeImmutable( '+45 minutes', new DateTimeZone( $zone ) );
		$began = time();
		$shown = $this->visit( $this->page( array( Schedule::UNTIL => $until->format( 'Y-m-d\TH:i' ) ) ), array( 'options' => array( 'timezone_string' => $zone ) ) );
		$end   = $until->getTimestamp() - (int) $until->format( 's' );
		$this->assertStringContainsString( 'Buone feste', $shown['html'] );
		$this->assertGreaterThanOrEqual( $end - time(), $shown['left'] );
		$this->assertLessThanOrEqual( $end - $began, $shown['left'] );
		$this->assertTrue( $shown['stored'] );
		$hidden = $this->visit( $this->page( array( Schedule::UNTIL => '2020-01-01T00:00' ) ) );
		$this->assertStringNotContainsString( 'Buone feste', $hidden['html'] );
		$this->assertNull( $hidden['left'] );
	}
}
