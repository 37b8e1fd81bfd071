<?php
/** Writes the demo site into WordPress, piece by piece; each piece once for each text it has had here. */
final class DemoSite {
	private const WRITTEN = 'spesa_demo_written';
	/** A text with so many headings lists them. */
	private const HEADINGS = 5;

	/** @var string */
	private $folder;

	/** @var array<string, string> By the slot, such as `{seller.name}`. */
	private $slots = array();

	/** Acts as the administrator: styles and markup of nobody in particular would be filtered. */
	public function __construct( string $folder, array $seller ) {
		$this->folder = $folder;
		$seller['tel'] = '+39' . str_replace( ' ', '', $seller['phone'] );
		foreach ( $seller as $name => $value ) {
			$this->slots[ '{seller.' . $name . '}' ] = esc_html( $value );
		}
		foreach ( array( 'contact.html', 'help.html', 'words/de.json', 'words/en.json', 'people/ada.svg', 'people/giulia.svg', 'people/karim.svg' ) as $part ) {
			$this->slots[ '{' . $part . '}' ] = $this->read( $part );
		}
		wp_set_current_user( 1 );
		kses_remove_filters();
	}

	/** Options of WordPress. */
	public function options( array $values ): void {
		foreach ( $values as $name => $value ) {
			$this->once( "option $name", $value, static fn() => update_option( $name, $value ) );
		}
	}

	/** Settings of the plugin, beside those that every start lays over them. */
	public function settings( array $values ): void {
		$this->once(
			'settings',
			wp_json_encode( $values ),
			static function () use ( $values ) {
				$kept = get_option( Spesa\Settings::OPTION, array() );
				update_option( Spesa\Settings::OPTION, $values + ( is_array( $kept ) ? $kept : array() ) );
			}
		);
	}

	/** The post and page that every new WordPress has. */
	public function forgetSamples(): void {
		$this->once(
			'samples',
			'1',
			static function () {
				foreach ( array( 1, 2 ) as $id ) {
					wp_delete_post( $id, true );
				}
			}
		);
	}

	/** The user's own styles over the theme's. */
	public function styles( string $file ): void {
		$text = $this->read( $file );
		$this->once(
			'styles',
			$text,
			static function () use ( $text ) {
				$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
				wp_update_post(
					array(
						'ID'           => $id,
						'post_content' => wp_slash( wp_json_encode( json_decode( $text, true ) + array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true ) ) ),
					)
				);
				wp_clean_theme_json_cache();
			}
		);
	}

	/** A part of the theme, such as its header. */
	public function part( string $slug ): void {
		$this->design( 'wp_template_part', $slug, $this->markup( "$slug.html" ) );
	}

	/** A template of the theme; of another name than its file where several show the same. */
	public function template( string $slug, string $file = '' ): void {
		$this->design( 'wp_template', $slug, $this->markup( ( '' === $file ? $slug : $file ) . '.html' ) );
	}

	/** The page at the site's root. */
	public function front( string $slug, string $title ): void {
		$id = $this->page( $slug, $title );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
	}

	/** A page of pages/<slug>.html. */
	public function page( string $slug, string $title ): int {
		return $this->written( $slug, $title, $this->markup( "pages/$slug.html" ) );
	}

	/** A page to read: beside the text of pages/<slug>.html stand its headings, what follows `<!-- beside -->`, and whom to ask. */
	public function text( string $slug, string $title ): void {
		$group = static fn( string $tag, string $class, string $inner ): string => sprintf( '<!-- wp:group {"tagName":"%1$s","className":"%2$s","layout":{"type":"default"}} -->' . "\n" . '<%1$s class="wp-block-group %2$s">%3$s</%1$s>' . "\n<!-- /wp:group -->", $tag, $class, $inner );
		list( $text, $beside ) = explode( '<!-- beside -->', $this->markup( "pages/$slug.html" ) ) + array( 1 => '' );
		$links = '';
		$text  = preg_replace_callback(
			'#<h2 class="wp-block-heading">(.+?)</h2>#',
			static function ( array $heading ) use ( &$links ): string {
				$id     = sanitize_title( $heading[1] );
				$links .= "<!-- wp:list-item -->\n<li><a href=\"#$id\">$heading[1]</a></li>\n<!-- /wp:list-item -->";
				return "<h2 class=\"wp-block-heading\" id=\"$id\">$heading[1]</h2>";
			},
			$text
		);
		$links = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">In questa pagina</h2>\n<!-- /wp:heading -->\n\n<!-- wp:list -->\n<ul class=\"wp-block-list\">$links</ul>\n<!-- /wp:list -->";
		$parts = ( substr_count( $links, '<li>' ) < self::HEADINGS ? '' : $group( 'nav', 'shop-text__contents', $links ) ) . $group( 'div', 'shop-text__body', trim( $text ) ) . $group( 'aside', 'shop-text__beside', trim( $beside ) . "\n\n" . $this->slots['{help.html}'] );
		$this->written( $slug, $title, "<!-- wp:group {\"align\":\"wide\",\"className\":\"shop-text\",\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group alignwide shop-text\">$parts</div>\n<!-- /wp:group -->" );
	}

	private function written( string $slug, string $title, string $text ): int {
		$page = get_page_by_path( $slug );
		$id   = $page ? $page->ID : 0;
		$this->once(
			"page $slug",
			$text,
			static function () use ( &$id, $slug, $title, $text ) {
				$id = wp_insert_post(
					array(
						'ID'             => $id,
						'post_type'      => 'page',
						'post_status'    => 'publish',
						'post_name'      => $slug,
						'post_title'     => $title,
						'post_content'   => wp_slash( $text ),
						'comment_status' => 'closed',
						'meta_input'     => array( '_wp_page_template' => '' ),
					)
				);
			}
		);
		return (int) $id;
	}

	/** A form of forms/<slug>.html, and the page of that slug which shows it in the same template. */
	public function form( string $slug, string $title, string $success, string $template ): void {
		$text = $this->read( "forms/$slug.html" );
		$page = get_page_by_path( $slug );
		$this->once(
			"form $slug",
			$text . $title . $success . $template,
			static function () use ( $slug, $title, $success, $text, $page, $template ) {
				$known = get_page_by_path( $slug, OBJECT, Spesa\Forms\Form::TYPE );
				$form  = wp_insert_post(
					array(
						'ID'           => $known ? $known->ID : 0,
						'post_type'    => Spesa\Forms\Form::TYPE,
						'post_status'  => 'publish',
						'post_name'    => $slug,
						'post_title'   => $title,
						'post_content' => wp_slash( $text ),
					)
				);
				Spesa\Forms\Form::decide( $form, array( 'success' => $success ) );
				wp_insert_post(
					array(
						'ID'             => $page ? $page->ID : 0,
						'post_type'      => 'page',
						'post_status'    => 'publish',
						'post_name'      => $slug,
						'post_title'     => $title,
						'post_content'   => sprintf( '<!-- wp:spesa/form {"formId":%d} /-->', $form ),
						'comment_status' => 'closed',
						'meta_input'     => array( '_wp_page_template' => $template ),
					)
				);
			}
		);
	}

	private function design( string $type, string $slug, string $text ): void {
		$this->once(
			"$type $slug",
			$text,
			static function () use ( $type, $slug, $text ) {
				$known = get_block_template( get_stylesheet() . '//' . $slug, $type );
				$id    = $known && $known->wp_id ? $known->wp_id : 0;
				$id    = wp_insert_post(
					array(
						'ID'           => $id,
						'post_type'    => $type,
						'post_status'  => 'publish',
						'post_name'    => $slug,
						'post_title'   => $slug,
						'post_content' => wp_slash( $text ),
					)
				);
				wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
				if ( 'wp_template_part' === $type ) {
					wp_set_post_terms( $id, $slug, 'wp_template_part_area' );
				}
			}
		);
	}

	/** Block markup without the blocks whose elements the plugin does not have (yet). */
	private function markup( string $file ): string {
		return preg_replace_callback(
			'#<!-- wp:(spesa/[a-z-]+)(?: \{.*?\})? /-->\s*#s',
			static fn( array $block ): string => Spesa\Manifest::widget( $block[1] ) ? $block[0] : '',
			$this->read( $file )
		);
	}

	private function read( string $file ): string {
		return strtr( trim( (string) file_get_contents( "$this->folder/$file" ) ), $this->slots );
	}

	/** Does the work when this text has not been written before. */
	private function once( string $name, string $text, callable $work ): void {
		$written = get_option( self::WRITTEN, array() );
		if ( ( $written[ $name ] ?? '' ) !== md5( $text ) ) {
			$work();
			$written[ $name ] = md5( $text );
			update_option( self::WRITTEN, $written );
		}
	}
}
