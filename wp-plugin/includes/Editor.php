<?php
namespace Spesa;

/** The block editor: one script for all blocks in the admin page, the real bundle in the canvas. */
final class Editor {
	public static function register(): void {
		add_action( 'enqueue_block_assets', array( __CLASS__, 'canvas' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'data' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'review' ) );
	}

	/** The handle that block.json names; WordPress 6.5 does not have the JSX runtime yet. */
	public static function script(): void {
		if ( ! wp_script_is( 'react-jsx-runtime', 'registered' ) ) {
			wp_register_script( 'react-jsx-runtime', false, array( 'react' ), SPESA_VERSION, true );
			wp_add_inline_script( 'react-jsx-runtime', '(function(R){function jsx(t,p,k){return R.createElement(t,k===undefined?p:Object.assign({},p,{key:k}))}window.ReactJSXRuntime={Fragment:R.Fragment,jsx:jsx,jsxs:jsx}})(React);' );
		}
		$file  = SPESA_DIR . '/build/index.asset.php';
		$asset = is_file( $file ) ? require $file : array(
			'dependencies' => array(),
			'version'      => SPESA_VERSION,
		);
		wp_register_script( 'spesa-editor', plugins_url( 'build/index.js', SPESA_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_register_style( 'spesa-editor', plugins_url( 'build/index.css', SPESA_FILE ), array(), $asset['version'] );
		wp_style_add_data( 'spesa-editor', 'rtl', 'replace' );
		wp_set_script_translations( 'spesa-editor', 'spesa', SPESA_DIR . '/languages' );
	}

	/** What the editor's pickers offer: the API as this browser reaches it, the forms, and, where a form is edited, what a field of it may be. */
	public static function data(): void {
		$data   = array( 'api' => Settings::get( 'api' ), 'pages' => array_intersect_key( Links::all(), array( 'category' => 0, 'product' => 0 ) ), 'choices' => EditorChoices::all() );
		$screen = get_current_screen();
		$data['places'] = self::hasPages( $screen );
		$data['scene']  = plugins_url( 'build/scene.js', SPESA_FILE ) . '?ver=' . SPESA_VERSION;
		if ( $screen && Forms\Form::TYPE === $screen->post_type ) {
			$data['field'] = array( 'name' => Forms\Form::BLOCK, 'controls' => Forms\Fields::controls() );
		}
		wp_add_inline_script( 'spesa-editor', 'window.spesaEditor = ' . Json::script( $data ) . ';', 'before' );
	}

	/** What the law asks of a page, before it is published: only where something is. */
	public static function review(): void {
		$screen = get_current_screen();
		$file   = SPESA_DIR . '/build/review.asset.php';
		if ( ! $screen || 'post' !== $screen->base || ! is_file( $file ) ) {
			return;
		}
		$asset = require $file;
		wp_enqueue_script( 'spesa-review', plugins_url( 'build/review.js', SPESA_FILE ), array_merge( $asset['dependencies'], array( 'wp-edit-post' ) ), $asset['version'], true );
		wp_set_script_translations( 'spesa-review', 'spesa', SPESA_DIR . '/languages' );
	}

	/** Are pages, templates or their parts edited here? What fills a page of the shop belongs nowhere else. */
	private static function hasPages( ?\WP_Screen $screen ): bool {
		return ! $screen || ( 'widgets' !== $screen->base && in_array( (string) $screen->post_type, array( '', 'page', 'wp_template', 'wp_template_part', 'wp_block' ), true ) );
	}

	/**
	 * The hook fires for the admin page and again for the frame: both get the same handles, and the inline script
	 * marks only the document that holds the canvas, so that no shell starts before "Interagisci".
	 */
	public static function canvas(): void {
		$bundle = is_admin() ? Assets::bundle() : array();
		if ( ! $bundle ) {
			return;
		}
		Sheets::link( $bundle, array_keys( $bundle['tags'] ) );
		wp_enqueue_script( 'spesa-loader', Assets::url( $bundle['loader'] ), array(), $bundle['version'], false );
		wp_add_inline_script( 'spesa-loader', self::configure(), 'before' );
	}

	private static function configure(): string {
		return sprintf(
			'(function(d){if(d.querySelector("[data-spesa-config]"))return;d.documentElement.dataset.spesaNoShell="";var s=d.createElement("script");s.type="application/json";s.dataset.spesaConfig="";s.textContent=%s;d.head.append(s)})(document);',
			wp_json_encode( Json::script( Config::whole() ), JSON_HEX_TAG )
		);
	}
}
