<?php
use Spesa\Config;
use Spesa\Health;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Pages;
use Spesa\Settings;
use Spesa\ShopApi;
use Spesa\Upgrade;

/** The plugin in the WordPress that it meets: old ones, filters of content, closed doors, slow servers, updates. */
final class HostTest extends SiteCase {
	public function test_WP_08_below_the_minimum_it_says_so_and_loads_nothing_more(): void {
		$script = 'define( "ABSPATH", "/" ); $GLOBALS["said"] = array();
			function get_bloginfo() { return "6.1.9"; }
			function add_action( $hook, $call ) { $GLOBALS["said"][] = $hook; $call(); }
			function esc_html__( $text ) { return $text; }
			foreach ( array( "register_activation_hook", "register_deactivation_hook", "add_filter" ) as $name ) { eval( "function $name() { throw new Exception( \"$name\" ); }" ); }
			require $argv[1]; echo "|", implode( ",", $GLOBALS["said"] ), "|", count( spl_autoload_functions() );';
		exec( escapeshellarg( PHP_BINARY ) . ' -d display_errors=1 -r ' . escapeshellarg( $script ) . ' ' . escapeshellarg( SPESA_DIR . '/spesa.php' ) . ' 2>&1', $out, $code );
		$this->assertSame( array( 0, '<div class="notice notice-error"><p>Spesa richiede WordPress 6.5 e PHP 7.4 o successivi.</p></div>|admin_notices|0' ), array( $code, implode( "\n", $out ) ) );
		$header = get_plugin_data( SPESA_DIR . '/spesa.php', false, false );
		$this->assertSame( array( '6.5', '7.4' ), array( $header['RequiresWP'], $header['RequiresPHP'] ) );
	}

	public static function pipelines(): array {
		return array(
			'the_content'                  => array( static fn( string $html ): string => apply_filters( 'the_content', $html ) ),
			'an author whose HTML is filtered' => array( static fn( string $html ): string => apply_filters( 'the_content', wp_unslash( wp_filter_post_kses( wp_slash( $html ) ) ) ) ),
			'wpautop, wptexturize, kses'   => array( static fn( string $html ): string => convert_smilies( wptexturize( wpautop( wp_kses_post( $html ) ) ) ) ),
			'a text widget'                => array( static fn( string $html ): string => apply_filters( 'widget_text_content', $html ) ),
			'a page builder: filters twice' => array( static fn( string $html ): string => do_shortcode( shortcode_unautop( wpautop( apply_filters( 'the_content', $html ) ) ) ) ),
		);
	}

	/** @dataProvider pipelines */
	public function test_WP_13_every_element_keeps_its_tag_and_its_attributes( callable $filter ): void {
		foreach ( Manifest::widgets() as $widget ) {
			$texts = array();
			foreach ( $widget['attributes'] as $field ) {
				if ( 'text' === $field['type'] ) {
					$texts[ $field['attribute'] ] = '{"a": [1, "due" -- \'tre\']} ... 3x4 :)';
				}
			}
			$attributes = implode( '', array_map( static fn( string $name, string $text ): string => sprintf( ' %s="%s"', $name, esc_attr( $text ) ), array_keys( $texts ), $texts ) );
			$html       = $filter( "<p>Prima</p>\n\n<{$widget['tag']}$attributes></{$widget['tag']}>\n\n<p>Dopo \"tutto\"</p>" );
			$this->assertSame( 1, preg_match( "/<{$widget['tag']}([^>]*)><\/{$widget['tag']}>/", $html, $tag ), $widget['tag'] . $html );
			$read = new WP_HTML_Tag_Processor( $tag[0] );
			$read->next_tag();
			foreach ( $texts as $name => $text ) {
				$this->assertSame( $text, $read->get_attribute( $name ), "{$widget['tag']} $name" );
			}
		}
	}

	public function test_WP_13_blocks_and_shortcodes_come_through_the_classic_editor_s_filters(): void {
		$html = apply_filters( 'the_content', wp_kses_post( "Prima\n\n[spesa-search-box placeholder=\"Cerca “qui” & là\"]\n\nDopo" ) );
		$this->assertStringContainsString( 'placeholder="Cerca “qui” &amp; là"', $html );
		$this->assertStringNotContainsString( '<p><spesa-search-box', $html );
		$html = apply_filters( 'the_content', '<!-- wp:spesa/search-box {"placeholder":"\u003cb\u003e -- \u0022x\u0022"} /-->' );
		$this->assertStringContainsString( 'placeholder="&lt;b&gt; -- &quot;x&quot;"', $html );
	}

	public function test_WP_17_plain_permalinks_a_closed_REST_API_and_http_behind_an_https_proxy_are_said(): void {
		$said = static fn(): string => Health::routes()['description'] . Health::content()['description'];
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assertStringContainsString( 'I permalink sono semplici', $said() );
		add_filter( 'rest_authentication_errors', static fn() => new WP_Error( 'closed', 'Solo per chi ha accesso', array( 'status' => 401 ) ) );
		$this->assertStringContainsString( 'L’API REST di WordPress è chiusa ai visitatori («Solo per chi ha accesso»)', $said() );
		$this->assertStringNotContainsString( 'crede di essere in http', $said() );
		$_SERVER['HTTP_X_FORWARDED_PROTO'] = 'https';
		$this->assertStringContainsString( 'crede di essere in http', $said() );
		$_SERVER['HTTPS'] = 'on';
		$this->assertStringNotContainsString( 'crede di essere in http', $said() );
	}

	public function test_WP_17_in_a_sub_directory_every_address_bears_it(): void {
		add_filter( 'home_url', static fn( string $url, string $path ): string => 'https://spesa.example/negozio' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ), 10, 2 );
		add_filter( 'rest_url', static fn( string $url, string $path ): string => "https://spesa.example/negozio/wp-json/$path", 10, 2 );
		Pages::forget();
		$this->assertSame( '/negozio/wp-json', Config::values()['content'] );
		$this->assertSame( 'https://spesa.example/negozio/cart', Links::absolute( 'cart' ) );
		$this->assertSame( 'https://spesa.example/negozio/ebsn/api', Settings::serverApi() );
	}

	public function test_WP_11_optimisers_are_asked_to_leave_the_boot_script_and_our_styles_alone_in_the_way_of_each(): void {
		$lists = array( 'rocket_delay_js_exclusions', 'rocket_exclude_defer_js', 'rocket_defer_inline_exclusions', 'rocket_excluded_inline_js_content', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optm_gm_js_exc', 'perfmatters_delay_js_exclusions', 'sgo_javascript_combine_excluded_inline_content', 'wp-optimize-minify-default-exclusions' );
		foreach ( $lists as $filter ) {
			foreach ( array( array( 'jquery' ), 'jquery', null ) as $given ) {
				$words = apply_filters( $filter, $given );
				$this->assertContains( 'spesa.begun', $words, $filter );
				$this->assertSame( null !== $given, in_array( 'jquery', $words, true ), $filter );
				$this->assertSame( $words, apply_filters( $filter, $words ), $filter );
			}
		}
		$this->assertSame( 'jquery,data-spesa-boot,spesa.begun,/spesa/dist/', apply_filters( 'autoptimize_filter_js_exclude', 'jquery' ) );
		$this->assertSame( array( 'jquery' => '', 'data-spesa-boot' => '', 'spesa.begun' => '', '/spesa/dist/' => '' ), apply_filters( 'autoptimize_filter_js_exclude', array( 'jquery' => '' ) ) );
		$this->assertContains( 'spesa', apply_filters( 'rocket_rucss_inline_atts_exclusions', array() ) );
		Spesa\Assets::need( 'spesa-product-slider' );
		ob_start();
		Spesa\Assets::begin();
		$html = (string) ob_get_clean();
		preg_match( '#<script[^>]* data-spesa-boot[^>]*>(.*?)</script>#s', $html, $boot );
		foreach ( array( 'data-no-optimize="1"', 'data-cfasync="false"', 'spesa.begun' ) as $mark ) {
			$this->assertStringContainsString( $mark, $boot[0] );
		}
	}

	public function test_SUP_05_files_that_another_host_serves_bear_their_version_their_hash_and_crossorigin_and_those_of_the_site_do_not(): void {
		$print = static function (): string {
			Spesa\Assets::forget();
			Spesa\Assets::need( 'spesa-cart-page' );
			$GLOBALS['wp_current_filter'][] = 'wp_head';
			ob_start();
			Spesa\Assets::begin();
			array_pop( $GLOBALS['wp_current_filter'] );
			return (string) ob_get_clean();
		};
		$this->assertDoesNotMatchRegularExpression( '/integrity|importmap|crossorigin/', $print() );
		add_filter( 'plugins_url', static fn( string $url ): string => str_replace( home_url(), 'https://cdn.example', $url ) );
		$html   = $print();
		$bundle = Spesa\Assets::bundle();
		preg_match( '#<script[^>]*type="importmap"[^>]*>(.*?)</script>#s', $html, $map );
		$this->assertLessThan( strpos( $html, 'modulepreload' ), strpos( $html, 'importmap' ) );
		$hashes = json_decode( trim( $map[1] ), true )['integrity'];
		$folder = 'https://cdn.example/wp-content/plugins/spesa/dist/preact/';
		$this->assertSame( 'sha384-' . base64_encode( hash_file( 'sha384', Spesa\Assets::path( 'loader.js' ), true ) ), $hashes[ "{$folder}loader.js?ver={$bundle['version']}" ] );
		foreach ( array_merge( $bundle['touch'], $bundle['tags']['spesa-cart-page']['js'] ) as $file ) {
			$this->assertSame( 'sha384-' . base64_encode( hash_file( 'sha384', Spesa\Assets::path( $file ), true ) ), $hashes[ $folder . $file ], $file );
		}
		preg_match_all( '#<link rel="modulepreload"[^>]*>#', $html, $links );
		$this->assertGreaterThan( 2, count( $links[0] ) );
		$this->assertSame( $links[0], preg_grep( '# href="https://cdn\.example/[^"]+" integrity="sha384-[\w+/=]{64}" crossorigin="anonymous">#', $links[0] ) );
	}

	public function test_A11Y_13_an_element_says_that_it_is_Italian_where_the_page_is_not(): void {
		$this->assertStringNotContainsString( ' lang=', strtok( $this->block( 'spesa/search-box' ), '>' ) );
		add_filter( 'bloginfo', static fn( $value, $show ) => 'language' === $show ? 'fr-FR' : $value, 10, 2 );
		add_filter( 'pre_determine_locale', static fn(): string => 'fr_FR' );
		add_filter( 'locale', static fn(): string => 'fr_FR' );
		$this->assertStringContainsString( ' lang="it"', strtok( $this->block( 'spesa/search-box' ), '>' ) );
		foreach ( array( 2, 4 ) as $level ) {
			$this->answers['/products'] = self::products( self::product() );
			$html                              = $this->block( 'spesa/product-slider', array( 'heading' => 'Frutta', 'categoryId' => 2, 'headingLevel' => (string) $level ) );
			$this->assertMatchesRegularExpression( "#<h{$level}[^>]*>Frutta</h{$level}>#", $html );
		}
	}

	public function test_WP_19_an_upgrade_twice_and_a_downgrade_change_nothing_more(): void {
		$this->settings( array( 'trader_name' => 'Prova' ) );
		delete_option( Upgrade::OPTION );
		Upgrade::run();
		$after = array( Pages::ids(), get_option( Settings::OPTION ), get_option( Upgrade::OPTION ) );
		delete_option( Upgrade::OPTION );
		Upgrade::run();
		$this->assertSame( $after, array( Pages::ids(), get_option( Settings::OPTION ), get_option( Upgrade::OPTION ) ) );
		update_option( Upgrade::OPTION, '99.0.0-later' );
		update_option( Settings::OPTION, get_option( Settings::OPTION ) + array( 'from_a_later_version' => array( 1 ) ) );
		Upgrade::run();
		$this->assertSame( 'Prova', Settings::get( 'trader_name' ) );
		$this->assertSame( array( $after[0], $after[2] ), array( Pages::ids(), get_option( Upgrade::OPTION ) ) );
	}

	public function test_WP_19_without_the_plugin_a_page_reads_on_and_exported_content_comes_back_to_the_letter(): void {
		$content = "<!-- wp:paragraph -->\n<p>Prima \\ “poi”</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:spesa/product {\"productIds\":\"9,7\",\"metadata\":{\"name\":\"a & b\"}} /-->\n\n<!-- wp:paragraph -->\n<p>Dopo</p>\n<!-- /wp:paragraph -->";
		kses_remove_filters();
		$post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Esporta', 'post_content' => wp_slash( $content ) ) );
		require_once ABSPATH . 'wp-admin/includes/export.php';
		ob_start();
		@export_wp( array( 'content' => 'page' ) );
		$xml = ob_get_clean();
		$dom = new DOMDocument();
		$this->assertTrue( $dom->loadXML( $xml ) );
		$found = ( new DOMXPath( $dom ) )->query( '//item[title="Esporta"]/*[name()="content:encoded"]' );
		$this->assertSame( $content, $found->item( 0 )->textContent );
		self::registered( 'spesa/product' );
		unregister_block_type( 'spesa/product' );
		remove_all_filters( 'pre_render_block' );
		$html = do_blocks( get_post( $post )->post_content );
		$this->assertSame( 'Prima \\ “poi” Dopo', trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) ) );
	}

	/** @group visit */
	public function test_WP_20_a_server_that_never_answers_holds_a_page_for_three_seconds_at_most_and_no_other_host_is_followed(): void {
		remove_filter( 'pre_http_request', array( $this, 'http' ), 1 );
		$script = '$s = stream_socket_server( "tcp://127.0.0.1:0" ); echo stream_socket_get_name( $s, false ), "\n"; $open = array(); while ( $c = stream_socket_accept( $s, 30 ) ) { $open[] = $c; if ( strpos( fread( $c, 4096 ), "depth=1" ) ) { fwrite( $c, "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" ); fclose( $c ); } }';
		$server = proc_open( array( PHP_BINARY, '-r', $script ), array( 1 => array( 'pipe', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes );
		try {
			$this->settings( array( 'server_api' => 'http://' . trim( fgets( $pipes[1] ) ) . '/ebsn/api' ) );
			$began = microtime( true );
			$html  = $this->block( 'spesa/product-slider' ) . $this->block( 'spesa/product', array( 'productIds' => '1,2,3' ) ) . $this->block( 'spesa/category-menu' );
			$this->assertLessThan( 3.9, microtime( true ) - $began );
			$this->assertSame( 3, preg_match_all( '/<spesa-/', $html ) );
			ShopApi::restart();
			ShopApi::resume();
			$this->assertStringContainsString( 'rimanda altrove', Spesa\Connection::test()['text'] );
		} finally {
			proc_terminate( $server );
		}
	}

	public function test_WP_20_secrets_are_never_printed(): void {
		$this->settings( array( 'captcha_key' => 'chiave-pubblica', 'captcha_secret' => 'chiave-SEGRETA', 'server_api' => 'http://interno.example/ebsn/api', 'forms_clamd' => 'tcp://scanner.example:3310' ) );
		$public = Config::script() . $this->block( 'spesa/form', array( 'formId' => 1 ) ) . wp_json_encode( rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/custom/v1/trader' ) )->get_data() );
		ob_start();
		Spesa\Assets::begin();
		$public .= ob_get_clean();
		$this->assertStringContainsString( 'chiave-pubblica', $public );
		foreach ( array( 'SEGRETA', 'interno.example', 'scanner.example' ) as $secret ) {
			$this->assertStringNotContainsString( $secret, $public );
		}
	}

	public function test_LAW_08_no_Nutri_Score_is_shown_whatever_the_shop_sends(): void {
		$this->answers['/products'] = self::product( array( 'productInfos' => array( 'TIPOLOGIA' => 'Pezzo', 'NUTRI_SCORE' => 'A', 'NUTRISCORE' => 'A', 'NUTRI_SCORE_URL' => '/photo/nutri-a.svg' ) ) );
		$html                       = $this->block( 'spesa/product-page', array( 'slug' => 'mezze-maniche' ) ) . $this->block( 'spesa/product', array( 'productId' => 7 ) );
		$this->assertStringContainsString( 'MEZZE', strtoupper( $html ) );
		$this->assertDoesNotMatchRegularExpression( '/nutri.?score|nutri-a/i', (string) preg_replace( '#<script.*?</script>#s', '', $html ) );
		$this->assertSame( array(), preg_grep( '/nutri.?score/i', Manifest::texts() ) );
	}
}
