<?php
namespace Spesa\Forms;

/** What visitors have sent: a content type of its own that nobody sees but whoever edits the pages of others. */
final class Entries {
	public const TYPE = 'spesa_entry';
	/** The e-mail addresses of an entry, by which privacy requests find it. */
	public const EMAIL   = '_spesa_email';
	public const FILE    = '_spesa_file';
	private const VALUES = '_spesa_values';

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'type' ) );
		add_action( 'before_delete_post', array( __CLASS__, 'removeFiles' ) );
	}

	public static function type(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'              => array(
					'name'          => __( 'Messaggi ricevuti', 'spesa' ),
					'singular_name' => __( 'Messaggio', 'spesa' ),
					'edit_item'     => __( 'Messaggio ricevuto', 'spesa' ),
					'not_found'     => __( 'Nessun messaggio.', 'spesa' ),
					'search_items'  => __( 'Cerca nei messaggi', 'spesa' ),
					'all_items'     => __( 'Messaggi ricevuti', 'spesa' ),
				),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'edit.php?post_type=' . Form::TYPE,
				'show_in_rest'        => false,
				'exclude_from_search' => true,
				'can_export'          => false,
				'supports'            => false,
				'capabilities'        => array( 'create_posts' => 'do_not_allow' ) + Form::capabilities(),
				'map_meta_cap'        => false,
			)
		);
	}

	/**
	 * Keeps what was sent, 0 where it could not be kept.
	 *
	 * @param array<int, string|string[]> $values Clean answers by field id; of uploads, their tokens.
	 */
	public static function keep( \WP_Post $form, array $fields, array $values ): int {
		$rows   = array();
		$files  = array();
		$emails = array();
		foreach ( $fields as $field ) {
			$value = $values[ $field['id'] ] ?? '';
			if ( 'html' === $field['type'] ) {
				continue;
			}
			if ( 'file_upload' === $field['type'] ) {
				$claimed = Uploads::claim( $form->ID, $field, (array) $value );
				$files   = array_merge( $files, $claimed );
				$value   = array_column( $claimed, 'name' );
			}
			if ( 'email' === $field['type'] && '' !== $value ) {
				$emails[] = strtolower( $value );
			}
			$rows[] = array( 'key' => $field['key'], 'type' => $field['type'], 'label' => $field['label'], 'value' => self::shown( $field, $value ) );
		}
		$id = wp_insert_post(
			array(
				'post_type'    => self::TYPE,
				'post_status'  => 'private',
				'post_parent'  => $form->ID,
				'post_title'   => wp_slash( $form->post_title ),
				'post_content' => wp_slash( esc_html( self::text( $rows ) ) ),
			)
		);
		if ( ! $id || is_wp_error( $id ) ) {
			array_map( array( Uploads::class, 'remove' ), array_column( $files, 'id' ) );
			return 0;
		}
		add_post_meta( $id, self::VALUES, wp_slash( (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ), true );
		foreach ( array_unique( $emails ) as $email ) {
			add_post_meta( $id, self::EMAIL, wp_slash( $email ) );
		}
		foreach ( $files as $file ) {
			add_post_meta( $id, self::FILE, wp_slash( $file ) );
		}
		Retention::plan();
		return (int) $id;
	}

	/** The answers of an entry, each `key`, `type`, `label`, `value`. @return array<int, array<string, string>> */
	public static function rows( int $id ): array {
		$rows = json_decode( (string) get_post_meta( $id, self::VALUES, true ), true );
		return is_array( $rows ) ? $rows : array();
	}

	/** The files of an entry, each `id`, `name`, `size`. @return array<int, array> */
	public static function files( int $id ): array {
		return array_values( array_filter( get_post_meta( $id, self::FILE ), 'is_array' ) );
	}

	/** Answers as plain text, a question and its answer on one line each. */
	public static function text( array $rows ): string {
		return implode( "\n", array_map( static fn( array $row ): string => ( '' === $row['label'] ? $row['key'] : $row['label'] ) . ': ' . $row['value'], $rows ) );
	}

	/** The files of an entry go with it. */
	public static function removeFiles( int $id ): void {
		if ( self::TYPE === get_post_type( $id ) ) {
			array_map( array( Uploads::class, 'remove' ), array_column( self::files( $id ), 'id' ) );
		}
	}

	/** An answer as people read it: the texts of what was chosen, a day as Italians write it. @param string|string[] $value */
	private static function shown( array $field, $value ): string {
		$labels = array_column( $field['options'], 'label', 'value' );
		if ( 'checkbox' === $field['type'] ) {
			return '1' === $value ? __( 'Sì', 'spesa' ) : __( 'No', 'spesa' );
		}
		if ( 'date' === $field['type'] && '' !== $value ) {
			return implode( '/', array_map( static fn( string $part ): string => str_pad( $part, 2, '0', STR_PAD_LEFT ), array_reverse( explode( '-', $value ) ) ) );
		}
		return implode( ', ', array_map( static fn( string $one ): string => $labels[ $one ] ?? $one, (array) $value ) );
	}
}
