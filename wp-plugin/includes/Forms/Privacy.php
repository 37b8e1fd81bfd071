<?php
namespace Spesa\Forms;

/** WordPress' own tools for the rights of a person (GDPR art. 15 and 17): what they have sent, and its erasure with its files. */
final class Privacy {
	private const PAGE = 50;

	public static function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( __CLASS__, 'exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( __CLASS__, 'erasers' ) );
	}

	public static function exporters( array $exporters ): array {
		$exporters['spesa-forms'] = array( 'exporter_friendly_name' => __( 'Moduli della spesa', 'spesa' ), 'callback' => array( __CLASS__, 'export' ) );
		return $exporters;
	}

	public static function erasers( array $erasers ): array {
		$erasers['spesa-forms'] = array( 'eraser_friendly_name' => __( 'Moduli della spesa', 'spesa' ), 'callback' => array( __CLASS__, 'erase' ) );
		return $erasers;
	}

	public static function export( string $email, int $page = 1 ): array {
		$entries = self::entries( $email, $page );
		return array(
			'data' => array_map( array( __CLASS__, 'item' ), $entries ),
			'done' => count( $entries ) < self::PAGE,
		);
	}

	/** What is erased is gone from the first page: the next call finds the rest there. */
	public static function erase( string $email ): array {
		$entries = self::entries( $email, 1 );
		foreach ( $entries as $entry ) {
			wp_delete_post( $entry->ID, true );
		}
		return array(
			'items_removed'  => count( $entries ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => count( $entries ) < self::PAGE,
		);
	}

	private static function item( \WP_Post $entry ): array {
		$data = array( array( 'name' => __( 'Data', 'spesa' ), 'value' => $entry->post_date ) );
		foreach ( Entries::rows( $entry->ID ) as $row ) {
			$data[] = array( 'name' => '' === $row['label'] ? $row['key'] : $row['label'], 'value' => esc_html( $row['value'] ) );
		}
		return array( 'group_id' => 'spesa-forms', 'group_label' => __( 'Moduli', 'spesa' ), 'item_id' => "spesa-entry-$entry->ID", 'data' => $data );
	}

	/** @return \WP_Post[] */
	private static function entries( string $email, int $page ): array {
		return get_posts(
			array(
				'post_type'      => Entries::TYPE,
				'post_status'    => array( 'private', 'trash' ),
				'posts_per_page' => self::PAGE,
				'paged'          => max( 1, $page ),
				'orderby'        => 'ID',
				'meta_key'       => Entries::EMAIL, // phpcs:ignore WordPress.DB.SlowDBQuery -- few rows, indexed by key.
				'meta_value'     => strtolower( trim( $email ) ), // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
	}
}
