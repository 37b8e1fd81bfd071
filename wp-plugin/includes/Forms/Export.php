<?php
namespace Spesa\Forms;

/** The entries of a form, or of all, as a table that spreadsheets open and nothing in it reckons. */
final class Export {
	private const ACTION = 'spesa_entries_csv';
	private const BATCH  = 200;

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'download' ) );
	}

	/** Address of the file; 0 is every form. */
	public static function address( int $form ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&form=$form" ), self::ACTION );
	}

	public static function download(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'edit_others_pages' ) ) {
			wp_die( esc_html__( 'Non puoi leggere questi dati.', 'spesa' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="messaggi.csv"' );
		$out = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		self::write( $out, absint( $_GET['form'] ?? 0 ) );
		exit;
	}

	/** Writes the table: date, form, then a column for each question. @param resource $out */
	public static function write( $out, int $form ): void {
		fwrite( $out, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$columns = self::columns( $form );
		self::line( $out, array_merge( array( __( 'Data', 'spesa' ), __( 'Modulo', 'spesa' ) ), array_values( $columns ) ) );
		foreach ( self::entries( $form ) as $entry ) {
			$values = array_column( Entries::rows( $entry->ID ), 'value', 'key' );
			self::line( $out, array_merge( array( $entry->post_date, $entry->post_title ), array_map( static fn( string $key ): string => (string) ( $values[ $key ] ?? '' ), array_keys( $columns ) ) ) );
		}
	}

	/** Key → question, of all entries. @return array<string, string> */
	private static function columns( int $form ): array {
		$columns = array();
		foreach ( self::entries( $form ) as $entry ) {
			foreach ( Entries::rows( $entry->ID ) as $row ) {
				$columns[ $row['key'] ] = '' === $row['label'] ? $row['key'] : $row['label'];
			}
		}
		return $columns;
	}

	/** @return iterable<\WP_Post> The newest first. */
	private static function entries( int $form ): iterable {
		for ( $page = 1; true; $page++ ) {
			$found = get_posts( array( 'post_type' => Entries::TYPE, 'post_status' => 'private', 'posts_per_page' => self::BATCH, 'paged' => $page ) + ( $form > 0 ? array( 'post_parent' => $form ) : array() ) );
			yield from $found;
			if ( count( $found ) < self::BATCH ) {
				return;
			}
		}
	}

	/** A cell that a spreadsheet would take for a formula begins with an apostrophe. @param resource $out */
	private static function line( $out, array $cells ): void {
		fputcsv( $out, array_map( static fn( string $cell ): string => preg_match( '/^\s*[=+\-@\t\r|%]/', $cell ) ? "'$cell" : $cell, $cells ), ';', '"', '' );
	}
}
