<?php
namespace Spesa;

/** Block style for groups: a sticky header that hides on scrolling down and returns on scrolling up (widgets/shell/watchBar.ts). */
final class Bar {
	/** `--spesa-bar-top` lets the first rows of a taller header scroll away. The bar is not sticky under the banner of staff who act for a customer. */
	private const STYLE = '.wp-block-template-part:has(>.is-style-spesa-bar){display:contents}
		:where(.is-style-spesa-bar){background:var(--wp--preset--color--base,#fff)}
		.is-style-spesa-bar{position:sticky;z-index:80;top:calc(var(--spesa-bar-top,0px) + var(--wp-admin--admin-bar--position-offset,0px));transition:translate .18s}
		.is-style-spesa-bar[data-away]:not(:focus-within){translate:0 -100%}
		.acting-banner:not([hidden])~* .is-style-spesa-bar{position:static}
		html:has(.is-style-spesa-bar){scroll-padding-top:8rem}
		@media(prefers-reduced-motion:reduce){.is-style-spesa-bar{transition:none}}
		@media print{.is-style-spesa-bar{position:static}}';

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'addStyle' ) );
	}

	public static function addStyle(): void {
		register_block_style(
			'core/group',
			array(
				'name'         => 'spesa-bar',
				'label'        => __( 'Barra che resta in vista', 'spesa' ),
				'inline_style' => self::STYLE,
			)
		);
	}
}
