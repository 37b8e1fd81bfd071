<?php
use Spesa\Pages;
use Spesa\Settings;
use Spesa\SettingsPage;
use Spesa\Setup\Front;
use Spesa\Setup\Handler;
use Spesa\Setup\Steps;

/** What the setup does to the site itself: its first page, its addresses, the menus that themes make. */
final class SetupSiteTest extends SiteCase {
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		delete_option( Steps::OPTION );
		require_once ABSPATH . 'wp-admin/includes/template.php';
	}

	private function shown( array $query ): string {
		$_GET = $query;
		ob_start();
		SettingsPage::page();
		return ob_get_clean();
	}

	public function test_the_setup_makes_the_first_page_of_a_site_a_window_of_the_shop_and_gives_back_what_was_there(): void {
		list( $show, $page ) = array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
		$this->assertMatchesRegularExpression( '/name="spesa_settings\[front\]" value="1"[^>]* checked/', $this->shown( array( 'part' => 'setup', 'step' => 'front' ) ) );
		$this->assertTrue( Handler::keep( 'front', array( 'front' => '1', 'header_blocks' => '1' ) ) );
		$this->assertTrue( Front::shown() );
		$this->assertTrue( Settings::get( 'header_blocks' ) );
		$made = (int) get_option( 'page_on_front' );
		foreach ( parse_blocks( get_post( $made )->post_content ) as $block ) {
			$this->assertTrue( null === $block['blockName'] || self::registered( $block['blockName'] ) );
		}
		Handler::keep( 'front', array( 'front' => '0', 'header_blocks' => '0' ) );
		$this->assertSame( array( 'posts', 0, 'trash' ), array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), get_post_status( $made ) ) );
		$this->assertDoesNotMatchRegularExpression( '/name="spesa_settings\[(front|header_blocks)\]" value="1"[^>]* checked/', $this->shown( array( 'part' => 'setup', 'step' => 'front' ) ) );
		Handler::keep( 'front', array( 'front' => '1' ) );
		$this->assertSame( $made, (int) get_option( 'page_on_front' ), 'the page that was made comes back' );
		wp_update_post( array( 'ID' => $made, 'post_content' => '<p>Mia</p>' ) );
		Handler::keep( 'front', array( 'front' => '0' ) );
		$this->assertSame( 'publish', get_post_status( $made ), 'what an editor has written stays' );
		update_option( 'show_on_front', $show );
		update_option( 'page_on_front', $page );
	}

	public function test_a_first_page_of_the_site_s_own_is_left_where_it_is(): void {
		$own = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'La mia' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $own );
		$this->assertDoesNotMatchRegularExpression( '/name="spesa_settings\[front\]" value="1"[^>]* checked/', $this->shown( array( 'part' => 'setup', 'step' => 'front' ) ) );
		Handler::keep( 'front', array( 'front' => '0' ) );
		$this->assertSame( $own, (int) get_option( 'page_on_front' ) );
	}

	public function test_plain_permalinks_are_told_in_the_step_of_the_pages_and_mended_by_it(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		$this->assertStringContainsString( 'I permalink del sito sono semplici', $this->shown( array( 'part' => 'setup', 'step' => 'pages' ) ) );
		Handler::keep( 'pages', array() );
		$this->assertSame( '/%postname%/', get_option( 'permalink_structure' ) );
		$this->assertContains( 'pages', Steps::done() );
		$this->assertStringNotContainsString( 'I permalink del sito sono semplici', $this->shown( array( 'part' => 'setup', 'step' => 'pages' ) ) );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%postname%/' );
		Handler::keep( 'pages', array() );
		$this->assertSame( '/%year%/%postname%/', get_option( 'permalink_structure' ) );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	}

	public function test_menus_that_themes_make_of_all_pages_name_none_that_is_a_customer_s_a_product_s_or_the_staff_s(): void {
		$own  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Chi siamo davvero' ) );
		$menu = array( do_blocks( '<!-- wp:page-list /-->' ), do_blocks( '<!-- wp:group --><div><!-- wp:navigation --><!-- wp:page-list /--><!-- /wp:navigation --></div><!-- /wp:group -->' ), wp_list_pages( array( 'echo' => false ) ) );
		foreach ( $menu as $html ) {
			$this->assertStringContainsString( get_the_title( $own ), $html );
			$this->assertStringContainsString( '/leaflets', $html );
			foreach ( array( '/backoffice', '/rider', '/product', '/profile', '/payment', '/cart' ) as $path ) {
				$this->assertStringNotContainsString( home_url( $path ), $html );
			}
		}
		$this->assertContains( Pages::ids()['cart'], wp_list_pluck( get_pages(), 'ID' ), 'what is no menu has them all' );
	}
}
