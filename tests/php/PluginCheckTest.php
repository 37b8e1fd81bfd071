<?php
/** The rules by which the plugin directory's Plugin Check looks at a plugin, in our own words; each test names the rule. What is packed is looked at in tests/widgets/bundle/zip.test.ts. */
final class PluginCheckTest extends PHPUnit\Framework\TestCase {
	private const TRANSLATES = array( '__', '_e', '_x', '_n', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e' );

	/** @return array<string, string> Path from the plugin's folder → text of its PHP. */
	private static function sources( string $not = '#^/(generated|blocks|dist|build)/#' ): array {
		$found = array();
		foreach ( new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( SPESA_DIR, FilesystemIterator::SKIP_DOTS ) ), '/\.php$/' ) as $file ) {
			$path = substr( $file->getPathname(), strlen( SPESA_DIR ) );
			if ( ! preg_match( $not, $path ) ) {
				$found[ $path ] = file_get_contents( $file->getPathname() );
			}
		}
		return $found;
	}

	/** Code without comments. */
	private static function code( string $text ): string {
		return implode( '', array_map( static fn( $token ): string => is_array( $token ) ? ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? '' : $token[1] ) : $token, token_get_all( $text ) ) );
	}

	/** Places where the code of any file is as the pattern says. @return string[] */
	private static function places( string $pattern ): array {
		$places = array();
		foreach ( self::sources() as $file => $text ) {
			preg_match_all( $pattern, self::code( $text ), $found );
			foreach ( $found[0] as $one ) {
				$places[] = "$file: $one";
			}
		}
		return $places;
	}

	public function test_direct_file_access(): void {
		foreach ( self::sources( '#^/(dist|build)/#' ) as $file => $text ) {
			$code = trim( self::code( $text ) );
			$this->assertMatchesRegularExpression( '/defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit|^<\?php\s+namespace [\w\\\\]+;\s+(use [^;]+;\s+)*(abstract |final )?(class|interface|trait) |^<\?php\s+return /', $code, $file );
		}
	}

	public function test_late_escaping(): void {
		foreach ( self::sources() as $file => $text ) {
			$lines = explode( "\n", $text );
			$off   = false;
			foreach ( $lines as $number => $line ) {
				$off = strpos( $line, 'phpcs:disable WordPress.Security.EscapeOutput' ) ? true : ( strpos( $line, 'phpcs:enable' ) ? false : $off );
				if ( ! preg_match( '/(?:^|[\s;{(?:])(?:echo|print) (.+?)(?:;|\?>)/', preg_replace( '#//.*$#', '', $line ), $part ) ) {
					continue;
				}
				$excused = $off || preg_match( '/phpcs:ignore WordPress\.Security\.EscapeOutput.* -- \w/', $line . ( $lines[ $number - 1 ] ?? '' ) );
				foreach ( self::pieces( $part[1] ) as $piece ) {
					$this->assertTrue( $excused || 1 === preg_match( '/^(\'[^\']*\'|"[^"$]*"|\(int\).*|esc_\w+\(.*|wp_kses\w*\(.*|wp_json_encode\(.*|absint\(.*|sprintf\( .*|Config::script\(.*|.* \? \'[^\'$]*\' : \'[^\'$]*\'|\( .* \? .*)$/s', $piece ), "$file:" . ( $number + 1 ) . " prints $piece" );
				}
			}
		}
	}

	/** What `.` and `,` join, outside of brackets and quotes. @return string[] */
	private static function pieces( string $expression ): array {
		preg_match_all( '/(?:\'(?:[^\'\\\\]|\\\\.)*\'|"(?:[^"\\\\]|\\\\.)*"|(\((?:[^()\'"]|\'(?:[^\'\\\\]|\\\\.)*\'|"(?:[^"\\\\]|\\\\.)*"|(?1))*\))|[^.,\'"()])+/s', $expression, $found );
		return array_filter( array_map( 'trim', $found[0] ), 'strlen' );
	}

	public function test_i18n_usage(): void {
		foreach ( self::sources() as $file => $text ) {
			$tokens = array_values( array_filter( token_get_all( $text ), static fn( $token ): bool => ! is_array( $token ) || T_WHITESPACE !== $token[0] ) );
			foreach ( $tokens as $at => $token ) {
				if ( ! is_array( $token ) || T_STRING !== $token[0] || ! in_array( $token[1], self::TRANSLATES, true ) || '(' !== $tokens[ $at + 1 ] ) {
					continue;
				}
				$place = "$file:$token[2]";
				$this->assertSame( T_CONSTANT_ENCAPSED_STRING, $tokens[ $at + 2 ][0] ?? null, "$place translates what is no text" );
				$this->assertSame( "'spesa'", $tokens[ $at + 4 ][1] ?? '', "$place has another text domain" );
				if ( preg_match( '/%(\d\$)?[sd]/', $tokens[ $at + 2 ][1] ) ) {
					$before = implode( "\n", array_slice( explode( "\n", $text ), max( 0, $token[2] - 5 ), 5 ) );
					$this->assertStringContainsString( 'translators:', $before, "$place does not tell translators what its slots are" );
				}
			}
		}
	}

	/** @dataProvider forbidden */
	public function test_forbidden( string $rule, string $pattern ): void {
		$this->assertSame( array(), self::places( $pattern ), $rule );
	}

	public static function forbidden(): array {
		return array(
			'code_obfuscation'                     => array( 'code_obfuscation', '/\b(eval|str_rot13|gzinflate|gzuncompress|convert_uudecode)\s*\(|\\\\x[0-9a-f]{2}(\\\\x[0-9a-f]{2}){7}/i' ),
			'plugin_review_phpcs: functions'       => array( 'plugin_review_phpcs', '/(?<![>:\w$])(create_function|extract|ini_set|ini_alter|set_time_limit|error_reporting|curl_\w+|mysqli?_\w+|query_posts|wp_reset_query|move_uploaded_file|passthru|shell_exec|exec|system|popen|proc_open|assert|parse_str|dl|session_start|date_default_timezone_set|wp_deregister_script)\s*\(/' ),
			'plugin_review_phpcs: tags, heredoc'   => array( 'plugin_review_phpcs', '/<\?(?!php\b|xml)|<<<|`[^`]*`(?=\s*;)|\bgoto\s/' ),
			'safe_redirect'                        => array( 'safe_redirect', '/\bwp_redirect\s*\(/' ),
			'no_unfiltered_uploads'                => array( 'no_unfiltered_uploads', '/ALLOW_UNFILTERED_UPLOADS|unfiltered_upload/' ),
			'plugin_updater'                       => array( 'plugin_updater', '/pre_set_site_transient_update_plugins|update_plugins_\w|auto_update_plugin|site_transient_update_plugins/' ),
			'localhost'                            => array( 'localhost', '#https?://(localhost|127\.0\.0\.1)#' ),
			'enqueued_resources'                   => array( 'enqueued_resources', '/<script[^>]+\bsrc=|<link[^>]+rel=["\']stylesheet/i' ),
			'sanitized_input: whole superglobals'  => array( 'sanitized_input', '/=\s*\$_(POST|GET|REQUEST)\s*;|foreach\s*\(\s*\$_(POST|GET|REQUEST)\s/' ),
			'offloading_files'                     => array( 'offloading_files', '#https?://[\w.-]*(cdn|googleapis|gstatic|jsdelivr|unpkg|cloudflare|bootstrapcdn)[\w.-]*/#i' ),
		);
	}

	public function test_performant_wp_query_params(): void {
		// The search leaves the shop's own pages out: some forty ids, in a list that is cut to a few.
		$this->assertSame( array( "/includes/Content/Search.php: 'post__not_in' =>" ), self::places( '/\'(post__not_in|exclude)\'\s*=>/' ) );
	}

	public function test_direct_db_queries(): void {
		foreach ( self::sources() as $file => $text ) {
			foreach ( explode( "\n", $text ) as $number => $line ) {
				if ( preg_match( '/\$wpdb->(query|get_\w+)\(/', $line ) ) {
					$place = "$file:" . ( $number + 1 );
					$this->assertStringContainsString( 'phpcs:ignore WordPress.DB', $line, "$place asks the database without a word about it" );
					preg_match_all( '/"([^"]*)"/', $line, $texts );
					$this->assertTrue( false !== strpos( $line, '->prepare(' ) || ! preg_match( '/\$(?!wpdb->\w)/', implode( $texts[1] ) ), "$place puts a value into a query" );
				}
			}
		}
	}

	public function test_plugin_header_fields_and_plugin_readme(): void {
		$header = get_plugin_data( SPESA_DIR . '/spesa.php', false, false );
		$readme = file_get_contents( SPESA_DIR . '/readme.txt' );
		$field  = static fn( string $name ): string => preg_match( "/^$name: (.+)$/m", $readme, $found ) ? trim( $found[1] ) : '';
		$this->assertSame( array( 'Spesa', 'spesa', SPESA_VERSION, '/languages' ), array( $header['Name'], $header['TextDomain'], $header['Version'], $header['DomainPath'] ) );
		$this->assertSame( array( $header['Version'], $header['RequiresWP'], $header['RequiresPHP'] ), array( $field( 'Stable tag' ), $field( 'Requires at least' ), $field( 'Requires PHP' ) ) );
		$this->assertMatchesRegularExpression( '/^\d+\.\d+$/', $field( 'Tested up to' ) );
		$this->assertTrue( version_compare( $field( 'Tested up to' ), substr( get_bloginfo( 'version' ), 0, 3 ), '>=' ) );
		$this->assertMatchesRegularExpression( '/GPL/', $field( 'License' ) );
		$this->assertLessThanOrEqual( 5, count( explode( ',', $field( 'Tags' ) ) ) );
		$this->assertSame( '=== Spesa ===', strtok( $readme, "\n" ) );
		$this->assertSame( 1, preg_match( '/^License URI: .+\n\n(.+)\n/m', $readme, $short ) );
		$this->assertLessThanOrEqual( 150, mb_strlen( $short[1] ) );
		foreach ( array( 'Description', 'Installation', 'Frequently Asked Questions', 'External services', 'Changelog' ) as $section ) {
			$this->assertStringContainsString( "\n== $section ==\n", $readme );
		}
		$this->assertStringContainsString( '= ' . SPESA_VERSION . ' =', (string) strstr( $readme, '== Changelog ==' ) );
	}

	public function test_trademarks(): void {
		$this->assertDoesNotMatchRegularExpression( '/^(wordpress|wp-|woo|google|facebook|youtube|gutenberg|elementor|yoast)|wordpress/i', get_plugin_data( SPESA_DIR . '/spesa.php', false, false )['Name'] . ' ' . basename( SPESA_FILE, '.php' ) );
	}

	public function test_prefixing(): void {
		$own = '/^_?spesa_/';
		foreach ( self::sources() as $file => $text ) {
			$code = self::code( $text );
			if ( ! preg_match( '/^namespace Spesa\b/m', $code ) ) {
				preg_match_all( '/^function (\w+)/m', $code, $functions );
				$this->assertSame( $functions[1], preg_grep( $own, $functions[1] ), $file );
			}
			preg_match_all( '/\bdefine\( \'(\w+)\'/', $code, $constants );
			$this->assertSame( array(), preg_grep( '/^(SPESA_|DONOTCACHE)/', $constants[1], PREG_GREP_INVERT ), $file );
			preg_match_all( '/\b(?:update|add)_option\( \'(\w+)\'/', $code, $options );
			// Which page WordPress shows first is its own option.
			$this->assertSame( array(), array_diff( preg_grep( $own, $options[1], PREG_GREP_INVERT ), array( 'show_on_front', 'page_on_front' ) ), $file );
			preg_match_all( '/\b(?:apply_filters|do_action)(?:_ref_array)?\( \'(\w+)\'/', $text, $hooks, PREG_OFFSET_CAPTURE );
			// Hooks of WordPress, of WPML, and of a cache that is told how long a page lives, are not ours to name.
			foreach ( $hooks[1] as list( $hook, $at ) ) {
				$this->assertTrue( 1 === preg_match( '/^_?spesa_|^wpml_/', $hook ) || false !== strpos( substr( $text, max( 0, $at - 400 ), 400 ), 'is documented in wp-' ) || in_array( $hook, array( 'the_content', 'the_title', 'litespeed_control_set_ttl' ), true ), "$file calls the hook $hook" );
			}
		}
	}

	public function test_setting_sanitization_plugin_uninstall_and_privacy(): void {
		$this->assertCount( substr_count( implode( self::sources() ), 'register_setting(' ), self::places( '/\'sanitize_callback\' => array\(/' ) );
		$this->assertStringContainsString( "defined( 'WP_UNINSTALL_PLUGIN' ) || exit;", file_get_contents( SPESA_DIR . '/uninstall.php' ) );
		$this->assertArrayHasKey( 'spesa-forms', apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		$this->assertArrayHasKey( 'spesa-forms', apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
		$this->assertCount( 1, self::places( '/wp_add_privacy_policy_content\(/' ) );
	}

	public function test_nonce_verification_of_every_admin_action(): void {
		global $wp_filter;
		$seen = 0;
		foreach ( preg_grep( '/^admin_post_(nopriv_)?spesa/', array_keys( $wp_filter ) ) as $hook ) {
			foreach ( array_merge( ...array_values( $wp_filter[ $hook ]->callbacks ) ) as $callback ) {
				$method = new ReflectionMethod( ...$callback['function'] );
				$body   = implode( '', array_slice( file( $method->getFileName() ), $method->getStartLine(), $method->getEndLine() - $method->getStartLine() ) );
				$this->assertMatchesRegularExpression( '/check_admin_referer\(|(Connection|self)::allow\(/', $body, $hook );
				++$seen;
			}
		}
		$this->assertGreaterThan( 3, $seen );
	}

	public function test_wp_functions_compatibility(): void {
		$newer = array();
		foreach ( array_merge( glob( ABSPATH . 'wp-includes/*.php' ), glob( ABSPATH . 'wp-includes/*/*.php' ), glob( ABSPATH . 'wp-admin/includes/*.php' ) ) as $file ) {
			preg_match_all( '#/\*\*(?:(?!\*/)[\s\S])*?@since (\d+\.\d+)(?:(?!\*/)[\s\S])*\*/\s*function (\w+)#', file_get_contents( $file ), $found, PREG_SET_ORDER );
			foreach ( $found as $one ) {
				if ( version_compare( $one[1], '6.5', '>' ) ) {
					$newer[ $one[2] ] = $one[1];
				}
			}
		}
		$this->assertArrayHasKey( 'wp_register_block_types_from_metadata_collection', $newer );
		foreach ( self::sources() as $file => $text ) {
			preg_match_all( '/(?<![>:\w$\'])(\w+)\(/', self::code( $text ), $calls );
			foreach ( array_intersect_key( $newer, array_flip( $calls[1] ) ) as $name => $since ) {
				$this->assertTrue( 0 === strpos( $name, 'mb_' ) || false !== strpos( $text, "function_exists( '$name' )" ), "$file calls $name of WordPress $since" );
			}
		}
	}

	public function test_unclosed_ob_start(): void {
		foreach ( self::sources() as $file => $text ) {
			$code = self::code( $text );
			if ( ! preg_match( '/ob_start\( array\(/', $code ) ) {
				$this->assertLessThanOrEqual( preg_match_all( '/\bob_(get_clean|end_clean|end_flush|get_flush)\(/', $code ), preg_match_all( '/\bob_start\(/', $code ), $file );
			}
		}
	}
}
