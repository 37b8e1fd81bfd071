<?php
use Spesa\AnswerCache;
use Spesa\Forms\Files;
use Spesa\Forms\Retention;
use Spesa\Pages;
use Spesa\Settings;
use Spesa\Upgrade;

final class UninstallTest extends SiteCase {
	private function uninstall(): void {
		if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
			define( 'WP_UNINSTALL_PLUGIN', 'spesa/spesa.php' );
		}
		if ( function_exists( 'spesa_uninstall_site' ) ) {
			spesa_uninstall_site();
		} else {
			require SPESA_DIR . '/uninstall.php';
		}
	}

	public function test_WP_06_uninstalling_leaves_no_option_and_keeps_the_pages_unless_asked(): void {
		global $wpdb;
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x' ) );
		update_option( Pages::OPTION, array( 'cart' => $page ) );
		AnswerCache::write( 'spesa_a_x', array( 'a' => 1 ) );
		AnswerCache::lock( 'spesa_a_y' );
		update_option( Upgrade::OPTION, 'x' );
		$this->assertNotNull( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'spesa_a_y-lock'" ) );
		$this->uninstall();
		foreach ( array( '_transient_spesa_a_x', '_transient_timeout_spesa_a_x', 'spesa_a_y-lock', 'spesa_settings', 'spesa_pages', 'spesa_version' ) as $name ) {
			$this->assertNull( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) ), $name );
		}
		$this->assertNotNull( get_post( $page ) );

		update_option( Pages::OPTION, array( 'cart' => $page ) );
		$this->settings( array( 'remove_on_uninstall' => true ) );
		$this->uninstall();
		$this->assertNull( get_post( $page ) );
	}

	public function test_uninstalling_takes_forms_entries_and_files_with_it_where_asked_and_keeps_them_else(): void {
		$form  = wp_insert_post( array( 'post_type' => 'spesa_form', 'post_status' => 'publish', 'post_title' => 'Contatti' ) );
		$entry = wp_insert_post( array( 'post_type' => 'spesa_entry', 'post_status' => 'private', 'post_parent' => $form ) );
		$file  = Files::keep( __FILE__, array( 'form' => $form, 'field' => 'x', 'name' => 'a.txt', 'size' => 1 ) );
		Retention::plan();
		$folder = Files::folder();
		$this->uninstall();
		$this->assertNotNull( Files::about( $file ) );
		$this->assertSame( array( true, false ), array( null !== get_post( $entry ), wp_next_scheduled( 'spesa_forms_daily' ) ) );
		$this->settings( array( 'remove_on_uninstall' => true ) );
		$this->uninstall();
		$this->assertSame( array( null, null, false, false ), array( get_post( $form ), get_post( $entry ), is_dir( $folder ), get_option( Files::OPTION ) ) );
	}

	public function test_pages_are_made_once_and_one_in_the_trash_stays_there(): void {
		$made = Pages::ids();
		$this->assertNotEmpty( $made );
		wp_trash_post( reset( $made ) );
		Pages::ensure();
		$this->assertSame( $made, Pages::ids() );
		delete_option( Pages::OPTION );
		Pages::ensure();
		$this->assertSame( array_keys( $made ), array_keys( Pages::ids() ) );
		$this->assertStringContainsString( '<!-- wp:spesa/', get_post( Pages::ids()['cart'] ?? reset( $made ) )->post_content );
	}

	public function test_the_address_of_a_shop_page_is_that_of_the_settings(): void {
		$ids = Pages::ids();
		foreach ( array_intersect_key( Settings::pages(), $ids ) as $name => $path ) {
			if ( false === strpos( $path, '{' ) ) {
				$this->assertSame( home_url( $path ), get_permalink( $ids[ $name ] ), $name );
			}
		}
	}

	public function test_only_home_category_and_product_are_prerendered(): void {
		ob_start();
		Spesa\Speculation::rules();
		$this->assertSame( 1, preg_match( '#<script type="speculationrules">(.*)</script>#', ob_get_clean(), $script ) );
		$matches = json_decode( $script[1], true )['prerender'][0]['where']['and'][0]['href_matches'];
		$this->assertSame( array( '/', '/category/*', '/product/*' ), $matches );
		$excluded = Spesa\Speculation::excluded( array() );
		foreach ( array( '/checkout', '/payment', '/login', '/cart', '/profile/orders' ) as $path ) {
			$this->assertContains( $path, $excluded );
		}
		$this->assertNotContains( '/', $excluded );
		wp_set_current_user( 1 );
		ob_start();
		Spesa\Speculation::rules();
		$this->assertSame( '', ob_get_clean() );
	}
}
