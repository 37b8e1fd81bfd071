<?php
namespace Spesa;

/** The few pictures that server-printed HTML shows, the same as in widgets/ui/Icon.tsx. */
final class Icon {
	private const PATHS = array(
		'basket' => 'M4 10h16l-1.6 9.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 10l3-6m5 6-3-6M9.5 14v3m5-3v3',
		'cart'   => 'M3 4h2.2l2.3 11h10.3l2.2-8H6M9 20h.01M17 20h.01',
		'left'   => 'm14.5 6-6 6 6 6',
		'menu'   => 'M4 7h16M4 12h16M4 17h16',
		'pin'    => 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
		'plus'   => 'M12 6v12M6 12h12',
		'right'  => 'm9.5 6 6 6-6 6',
		'search' => 'm20 20-4.5-4.5M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
		'tag'    => 'M4 12V5a1 1 0 0 1 1-1h7l8 8-8 8zM8.5 8.5h.01',
		'eye'    => 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
		'minus'  => 'M6 12h12',
		'warning' => 'M12 4 2.5 20h19zM12 10v5m0 2.5v.01',
		'user'   => 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
	);

	/** SVG of a picture without words of its own. */
	public static function show( string $name, string $class = '' ): void {
		printf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%s"></path></svg>', esc_attr( trim( "icon $class" ) ), esc_attr( self::PATHS[ $name ] ) );
	}
}
