<?php
/** Writes the demo site's articles, recipes, slides and menus, each once for each text it has had here. */
final class DemoContent {
	private const WRITTEN = 'spesa_demo_content';
	/** The recipes that come with products as blocks stay the newest. */
	private const DAY = '2026-03-01 10:00:00';

	/** Acts as the administrator: markup of nobody in particular would be filtered. */
	public function __construct() {
		wp_set_current_user( 1 );
		kses_remove_filters();
	}

	/** An article of a section: title, excerpt and paragraphs; a heading begins with `#`. */
	public function article( string $section, string $topic, string $name, string $slug, string $date, array $text ): void {
		$this->once(
			"article $slug",
			array( $section, $topic, $name, $date, $text ),
			function () use ( $section, $topic, $name, $slug, $date, $text ) {
				list( $title, $excerpt ) = $text;
				$id = $this->post(
					Spesa\Content\Types::SECTIONS[ $section ],
					$slug,
					array(
						'post_title'   => $title,
						'post_excerpt' => $excerpt,
						'post_date'    => "$date 10:00:00",
						'post_content' => implode( "\n\n", array_map( array( $this, 'paragraph' ), array_slice( $text, 2 ) ) ),
					)
				);
				wp_set_object_terms( $id, $this->term( $topic, $name, Spesa\Content\Types::TOPIC ), Spesa\Content\Types::TOPIC );
				$this->picture( $id, $slug );
			}
		);
	}

	/** A recipe as a post of the category `ricette` with the block of a recipe. */
	public function recipe( string $slug, string $title, string $excerpt, array $attributes ): void {
		$this->once(
			"recipe $slug",
			array( $title, $excerpt, $attributes ),
			function () use ( $slug, $title, $excerpt, $attributes ) {
				$block = array(
					'blockName'    => 'spesa/recipe',
					'attrs'        => $attributes + array( 'align' => 'wide' ),
					'innerBlocks'  => array(),
					'innerContent' => array(),
				);
				$id = $this->post(
					'post',
					$slug,
					array(
						'post_title'    => $title,
						'post_excerpt'  => $excerpt,
						'post_date'     => self::DAY,
						'post_content'  => serialize_block( $block ),
						'post_category' => array( $this->term( 'ricette', 'Ricette', 'category' ) ),
					)
				);
				$this->picture( $id, $slug );
			}
		);
	}

	/** A slide of a slider, at its place in the order. */
	public function slide( string $slider, int $order, string $slug, string $title, array $meta ): void {
		$this->once(
			"slide $slug",
			array( $slider, $order, $title, $meta ),
			function () use ( $slider, $order, $slug, $title, $meta ) {
				$id = $this->post(
					Spesa\Content\Types::SLIDE,
					$slug,
					array(
						'post_title' => $title,
						'menu_order' => $order,
					)
				);
				wp_set_object_terms( $id, $this->term( $slider, ucfirst( $slider ), Spesa\Content\Types::SLIDER ), Spesa\Content\Types::SLIDER );
				foreach ( $meta as $name => $value ) {
					update_post_meta( $id, $name, $value );
				}
				$this->picture( $id, $slug, $title );
			}
		);
	}

	/** The picture of a page. */
	public function illustrate( string $page ): void {
		$this->picture( get_page_by_path( $page )->ID, $page, get_the_title( get_page_by_path( $page ) ) );
	}

	/** A block of the sidebar. */
	public function block( string $slug, string $title, array $paragraphs ): void {
		$content = implode( "\n\n", array_map( array( $this, 'paragraph' ), $paragraphs ) );
		$this->once( "block $slug", array( $title, $content ), fn() => $this->post( Spesa\Content\Types::BLOCK, $slug, array( 'post_title' => $title, 'post_content' => $content ) ) );
	}

	/** A menu at a place: `title => address`, or `title => [address, entries below]`. */
	public function menu( string $place, string $name, array $items ): void {
		$this->once(
			"menu $place",
			array( $name, $items ),
			function () use ( $place, $name, $items ) {
				$known = wp_get_nav_menu_object( $name );
				if ( $known ) {
					wp_delete_nav_menu( $known );
				}
				$menu = wp_create_nav_menu( $name );
				$this->items( $menu, $items, 0 );
				set_theme_mod( 'nav_menu_locations', array( $place => $menu ) + get_nav_menu_locations() );
			}
		);
	}

	private function items( int $menu, array $items, int $above ): void {
		foreach ( $items as $title => $target ) {
			list( $url, $below ) = is_array( $target ) ? $target : array( $target, array() );
			$id = wp_update_nav_menu_item(
				$menu,
				0,
				array(
					'menu-item-title'     => $title,
					'menu-item-url'       => home_url( $url ),
					'menu-item-status'    => 'publish',
					'menu-item-parent-id' => $above,
				)
			);
			$this->items( $menu, $below, $id );
		}
	}

	private function paragraph( string $text ): string {
		return '#' === $text[0]
			? '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( trim( substr( $text, 1 ) ) ) . '</h2><!-- /wp:heading -->'
			: '<!-- wp:paragraph --><p>' . wp_kses_post( $text ) . '</p><!-- /wp:paragraph -->';
	}

	private function post( string $type, string $slug, array $values ): int {
		$known = get_page_by_path( $slug, OBJECT, $type );
		return (int) wp_insert_post(
			wp_slash(
				$values + array(
					'ID'             => $known ? $known->ID : 0,
					'post_type'      => $type,
					'post_status'    => 'publish',
					'post_name'      => $slug,
					'comment_status' => 'closed',
				)
			)
		);
	}

	private function term( string $slug, string $name, string $taxonomy ): int {
		$known = get_term_by( 'slug', $slug, $taxonomy );
		return $known ? $known->term_id : (int) wp_insert_term( $name, $taxonomy, array( 'slug' => $slug ) )['term_id'];
	}

	/** The picture of a post, composed of what it tells of; none where the pictures of things are not at hand. */
	private function picture( int $post, string $slug, string $words = '' ): void {
		$jpeg = has_post_thumbnail( $post ) ? null : DemoPicture::jpeg( $slug );
		$file = null === $jpeg ? null : wp_upload_bits( "$slug.jpg", null, $jpeg );
		if ( ! $file || ! empty( $file['error'] ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_title'     => '' === $words ? $slug : $words,
				'post_status'    => 'inherit',
			),
			$file['file'],
			$post
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		set_post_thumbnail( $post, $id );
	}

	private function once( string $name, array $values, callable $work ): void {
		$written = get_option( self::WRITTEN, array() );
		$mark    = md5( wp_json_encode( $values ) );
		if ( ( $written[ $name ] ?? '' ) !== $mark ) {
			$work();
			$written[ $name ] = $mark;
			update_option( self::WRITTEN, $written, false );
		}
	}
}
