<?php
use Spesa\Audience;
use Spesa\BlockScan;
use Spesa\Schedule;

require_once __DIR__ . '/SiteCase.php';

/** For whom and when any block of a page is shown. */
final class AudienceTest extends SiteCase {
	/** On a clock without summer time, whose hours come once each. */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Asia/Kathmandu' );
	}

	/** A moment so many seconds from now as an editor writes it. */
	private static function moment( int $seconds ): string {
		return wp_date( 'Y-m-d\TH:i:s', self::$now + $seconds );
	}

	private static function paragraph( array $attributes, string $text = 'Buone feste' ): string {
		return sprintf( '<!-- wp:paragraph %s --><p>%s</p><!-- /wp:paragraph -->', wp_json_encode( (object) $attributes ), $text );
	}

	public static function times(): array {
		return array(
			'always'            => array( null, null, true, null ),
			'to come'           => array( 60, null, false, 60 ),
			'begun'             => array( -60, null, true, null ),
			'begun, ends'       => array( -60, 90, true, 90 ),
			'over'              => array( null, -1, false, null ),
			'not begun, ends'   => array( 60, 90, false, 60 ),
			'ends before'       => array( 90, 60, false, 60 ),
		);
	}

	/** @dataProvider times */
	public function test_a_block_is_shown_in_its_time_by_the_clock_of_the_site( ?int $from, ?int $until, bool $shown, ?int $left ): void {
		foreach ( array( 'America/Phoenix', 'Asia/Kathmandu' ) as $zone ) {
			update_option( 'timezone_string', $zone );
			Schedule::forget();
			$html = do_blocks( self::paragraph( array_filter( array( Schedule::FROM => null === $from ? '' : self::moment( $from ), Schedule::UNTIL => null === $until ? '' : self::moment( $until ) ) ) ) );
			$this->assertSame( $shown ? 'Buone feste' : '', wp_strip_all_tags( $html, true ), $zone );
			$this->assertSame( $left, Schedule::left() );
		}
	}

	public function test_what_is_no_moment_hides_nothing(): void {
		foreach ( array( 'domani', '2026-13-45T99:99', "2026-01-01T00:00\n", '', 7, array( 'x' ) ) as $odd ) {
			$this->assertStringContainsString( 'Buone feste', do_blocks( self::paragraph( array( Schedule::FROM => $odd, Schedule::UNTIL => $odd, Audience::FOR => $odd ) ) ) );
		}
		$this->assertNull( Schedule::left() );
	}

	public function test_blocks_whose_time_it_is_not_are_not_asked_for_and_those_inside_neither(): void {
		$slider = '<!-- wp:spesa/product-slider {"categoryId":2} /-->';
		$group  = static fn( array $attributes ): string => '<!-- wp:group ' . wp_json_encode( $attributes ) . ' --><div class="wp-block-group">' . $slider . '</div><!-- /wp:group -->';
		$this->assertCount( 1, BlockScan::text( $group( array( Schedule::FROM => self::moment( -60 ) ) ) ) );
		$this->assertSame( array(), BlockScan::text( $group( array( Schedule::FROM => self::moment( 60 ) ) ) ) );
		$this->assertSame( array(), BlockScan::text( '<!-- wp:spesa/product-slider ' . wp_json_encode( array( 'categoryId' => 2, Schedule::UNTIL => self::moment( -60 ) ) ) . ' /-->' ) );
	}

	public function test_each_outermost_element_says_for_whom_it_is_and_bare_text_gets_one(): void {
		$cases = array(
			'<p>Uno</p>'                                  => '<p data-spesa-for="member">Uno</p>',
			'<p>Uno</p><img src="/a.png"><ul><li>Due</li></ul>' => '<p data-spesa-for="member">Uno</p><img data-spesa-for="member" src="/a.png"><ul data-spesa-for="member"><li>Due</li></ul>',
			'Solo testo'                                  => '<div data-spesa-for="member">Solo testo</div>',
			'<p>Non chiuso'                               => '<div data-spesa-for="member"><p>Non chiuso</div>',
		);
		foreach ( $cases as $html => $marked ) {
			$this->assertSame( $marked, Audience::mark( $html, array( 'attrs' => array( Audience::FOR => 'member' ) ) ) );
		}
		$this->assertSame( '<p>Uno</p>', Audience::mark( '<p>Uno</p>', array( 'attrs' => array( Audience::FOR => '"><script>' ) ) ) );
	}

	public function test_a_segment_of_the_crm_is_named_by_its_number_and_brings_its_rule_once(): void {
		$block = static fn( $for ): array => array( 'attrs' => array( Audience::FOR => $for ) );
		$this->assertSame( '<p>Uno</p>', Audience::mark( '<p>Uno</p>', $block( 'segment-' ) ) );
		foreach ( array( 'segment-0', 'segment-1x', "segment-1\n", "segment-1']{}", 'segment-1234567890', 7 ) as $odd ) {
			$this->assertSame( '<p>Uno</p>', Audience::mark( '<p>Uno</p>', $block( $odd ) ) );
		}
		Audience::need( array( Audience::FOR => 'segment-7' ) );
		ob_start();
		Audience::head();
		$head = (string) ob_get_clean();
		$rule = ":root:not([data-spesa-is~='segment-7']) [data-spesa-for='segment-7']{display:none}";
		$this->assertSame( 1, substr_count( $head, $rule ) );
		$this->assertStringContainsString( "<script", $head );
		ob_start();
		do_action( 'wp_head' );
		ob_end_clean();
		ob_start();
		Audience::head();
		$this->assertSame( '', (string) ob_get_clean() );
		$this->assertSame( '<p data-spesa-for="segment-7">Uno</p>', Audience::mark( '<p>Uno</p>', $block( 'segment-7' ) ) );
		$late = Audience::mark( '<p>Due</p>', $block( 'segment-31' ) );
		$this->assertStringContainsString( "[data-spesa-for='segment-31']{display:none}", $late );
		$this->assertStringNotContainsString( '<script', $late );
		$this->assertStringNotContainsString( '<style', Audience::mark( '<p>Tre</p>', $block( 'segment-31' ) ) );
	}

	public function test_where_no_browser_decides_everybody_is_a_visitor(): void {
		$text = self::paragraph( array( Audience::FOR => 'customer' ), 'Per i clienti' ) . self::paragraph( array( Audience::FOR => 'visitor' ), 'Entra anche tu' ) . self::paragraph( array(), 'Per tutti' );
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Prova', 'post_content' => wp_slash( $text ) ) );
		$read = rest_do_request( "/wp/v2/pages/$page" )->get_data()['content']['rendered'];
		$excerpt = get_the_excerpt( $page );
		foreach ( array( 'Per i clienti' => false, 'Entra anche tu' => true, 'Per tutti' => true ) as $words => $shown ) {
			$this->assertSame( $shown, false !== strpos( $read, $words ), $words );
			$this->assertSame( $shown, false !== strpos( $excerpt, $words ), "$words in the excerpt" );
		}
		$this->assertStringContainsString( 'Per i clienti', do_blocks( $text ) );
	}

	public function test_a_cache_control_is_shortened_and_never_lengthened(): void {
		$this->assertSame( 'max-age=600, s-maxage=3600', Schedule::shortened( '', 3600 ) );
		$this->assertSame( 'max-age=30, s-maxage=30', Schedule::shortened( '', 30 ) );
		$this->assertSame( 'max-age=60, s-maxage=90', Schedule::shortened( 'public, max-age=60, s-maxage=86400', 90 ) );
		$this->assertSame( 'max-age=20, s-maxage=10', Schedule::shortened( 's-maxage=10, max-age=20', 90 ) );
		$this->assertSame( 'no-cache, must-revalidate, max-age=0, no-store, private', Schedule::shortened( 'no-cache, must-revalidate, max-age=0, no-store, private', 90 ) );
	}

	public function test_page_caches_are_told_at_each_change_of_a_post_and_not_of_those_it_had_before(): void {
		$moments = static fn( int $id ): array => array_keys( array_filter( _get_cron_array(), static fn( array $hooks ): bool => isset( $hooks['spesa_schedule_change'][ md5( serialize( array( $id ) ) ) ] ) ) );
		$id      = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Feste', 'post_content' => wp_slash( self::paragraph( array( Schedule::FROM => self::moment( 3600 ), Schedule::UNTIL => self::moment( 7200 ) ) ) . self::paragraph( array( Schedule::FROM => self::moment( -3600 ) ) ) ) ) );
		$this->assertSame( array( self::$now + 3600, self::$now + 7200 ), $moments( $id ) );
		$told = array();
		add_action( 'litespeed_purge_post', static function ( $post ) use ( &$told ) {
			$told[] = $post;
		} );
		do_action( 'spesa_schedule_change', $id );
		$this->assertSame( array( $id ), $told );
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( self::paragraph( array() ) ) ) );
		$this->assertSame( array(), $moments( $id ) );
	}

	public function test_every_block_takes_the_attributes(): void {
		foreach ( array( 'core/paragraph', 'core/latest-posts', 'spesa/product-slider' ) as $name ) {
			$known = self::registered( $name )->attributes;
			$this->assertSame( array( 'type' => 'string' ), $known[ Audience::FOR ] ?? null, $name );
			$this->assertSame( array( 'type' => 'string' ), $known[ Schedule::FROM ] ?? null, $name );
		}
	}
}
