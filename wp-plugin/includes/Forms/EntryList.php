<?php
namespace Spesa\Forms;

/** The list of what visitors have sent and one of them whole, for whoever edits the pages of others. */
final class EntryList {
	public const FORM  = 'spesa_form_id';
	private const FILE = 'spesa_entry_file';

	public static function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		add_filter( 'manage_' . Entries::TYPE . '_posts_columns', array( __CLASS__, 'columns' ) );
		add_action( 'manage_' . Entries::TYPE . '_posts_custom_column', array( __CLASS__, 'cell' ), 10, 2 );
		add_filter( 'bulk_actions-edit-' . Entries::TYPE, array( __CLASS__, 'bulk' ) );
		add_filter( 'post_row_actions', array( __CLASS__, 'actions' ), 10, 2 );
		add_action( 'restrict_manage_posts', array( __CLASS__, 'filters' ) );
		add_action( 'pre_get_posts', array( __CLASS__, 'narrow' ) );
		add_action( 'add_meta_boxes_' . Entries::TYPE, array( __CLASS__, 'boxes' ) );
		add_action( 'admin_post_' . self::FILE, array( __CLASS__, 'file' ) );
	}

	public static function columns( array $columns ): array {
		return array(
			'cb'           => $columns['cb'] ?? '',
			'title'        => __( 'Modulo', 'spesa' ),
			'spesa_answer' => __( 'Risposte', 'spesa' ),
			'spesa_mail'   => __( 'Mail', 'spesa' ),
			'date'         => __( 'Data', 'spesa' ),
		);
	}

	public static function cell( string $column, int $id ): void {
		if ( 'spesa_answer' === $column ) {
			echo esc_html( wp_trim_words( str_replace( "\n", ' · ', Entries::text( Entries::rows( $id ) ) ), 30 ) );
		}
		if ( 'spesa_mail' === $column ) {
			$states = array( 'sent' => __( 'Inviata', 'spesa' ), 'waiting' => __( 'In attesa', 'spesa' ), 'failed' => __( 'Non inviata', 'spesa' ) );
			echo esc_html( $states[ Mail::state( $id ) ] ?? '' );
		}
	}

	public static function bulk( array $actions ): array {
		unset( $actions['edit'] );
		return $actions;
	}

	/** An entry is read and thrown away, never changed. */
	public static function actions( array $actions, \WP_Post $post ): array {
		if ( Entries::TYPE === $post->post_type ) {
			unset( $actions['inline hide-if-no-js'], $actions['view'] );
		}
		return $actions;
	}

	/** Which form, and the same as a table file. */
	public static function filters( string $type ): void {
		if ( Entries::TYPE !== $type ) {
			return;
		}
		$chosen = self::chosen();
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s"><option value="">%3$s</option>', esc_attr( self::FORM ), esc_html__( 'Modulo', 'spesa' ), esc_html__( 'Tutti i moduli', 'spesa' ) );
		foreach ( Form::choices() as $form ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $form['value'] ), selected( (string) $chosen, $form['value'], false ), esc_html( $form['label'] ) );
		}
		printf( '</select> <a class="button" href="%s">%s</a> ', esc_url( Export::address( $chosen ) ), esc_html__( 'Scarica in CSV', 'spesa' ) );
	}

	public static function narrow( \WP_Query $query ): void {
		if ( $query->is_main_query() && Entries::TYPE === $query->get( 'post_type' ) && self::chosen() > 0 ) {
			$query->set( 'post_parent', self::chosen() );
		}
	}

	private static function chosen(): int {
		return absint( $_GET[ self::FORM ] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- only looks.
	}

	public static function boxes(): void {
		remove_meta_box( 'submitdiv', Entries::TYPE, 'side' );
		remove_meta_box( 'slugdiv', Entries::TYPE, 'normal' );
		add_meta_box( 'spesa-entry', __( 'Messaggio ricevuto', 'spesa' ), array( __CLASS__, 'answers' ), Entries::TYPE, 'normal' );
	}

	public static function answers( \WP_Post $entry ): void {
		echo '<table class="widefat striped"><tbody>';
		foreach ( Entries::rows( $entry->ID ) as $row ) {
			printf( '<tr><th scope="row" style="width:30%%">%s</th><td style="white-space:pre-wrap">%s</td></tr>', esc_html( '' === $row['label'] ? $row['key'] : $row['label'] ), esc_html( $row['value'] ) );
		}
		foreach ( Entries::files( $entry->ID ) as $file ) {
			printf( '<tr><th scope="row">%s</th><td><a href="%s">%s</a> (%s)</td></tr>', esc_html__( 'File', 'spesa' ), esc_url( self::fileAddress( $entry->ID, $file['id'] ) ), esc_html( $file['name'] ), esc_html( (string) size_format( $file['size'] ) ) );
		}
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr></tbody></table>', esc_html__( 'Ricevuto', 'spesa' ), esc_html( get_the_date( '', $entry ) . ', ' . get_the_time( '', $entry ) ) );
		printf( '<p><a class="submitdelete" href="%s">%s</a></p>', esc_url( (string) get_delete_post_link( $entry->ID, '', true ) ), esc_html__( 'Elimina il messaggio e i suoi file', 'spesa' ) );
	}

	private static function fileAddress( int $entry, string $file ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::FILE . "&entry=$entry&file=$file" ), self::FILE );
	}

	/** Gives a file back as a download that no browser opens by itself. */
	public static function file(): void {
		check_admin_referer( self::FILE );
		$entry = absint( $_GET['entry'] ?? 0 );
		$id    = sanitize_key( wp_unslash( $_GET['file'] ?? '' ) );
		$file  = array_column( Entries::files( $entry ), null, 'id' )[ $id ] ?? null;
		$bytes = $file && current_user_can( 'edit_post', $entry ) ? Files::read( $id ) : null;
		if ( null === $bytes ) {
			wp_die( esc_html__( 'Questo file non c’è.', 'spesa' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( "Content-Disposition: attachment; filename*=UTF-8''" . rawurlencode( $file['name'] ) );
		echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, downloaded.
		exit;
	}
}
