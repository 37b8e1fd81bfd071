<?php
namespace Spesa;

/** The few pictures that server-printed HTML shows, the same as in widgets/ui/Icon.tsx. */
final class Icon {
	private const PATHS = array(
		'basket' => 'M4 10h16l-1.6 9.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 10l3-6m5 6-3-6M9.5 14v3m5-3v3',
		'info'   => 'M12 11v5m0-8.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
		'left'   => 'm14.5 6-6 6 6 6',
		'plus'   => 'M12 6v12M6 12h12',
		'right'  => 'm9.5 6 6 6-6 6',
	);

	/** SVG of a picture without words of its own. */
	public static function show( string $name, string $class = '' ): void {
		printf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%s"></path></svg>', esc_attr( trim( "icon $class" ) ), esc_attr( self::PATHS[ $name ] ) );
	}
}
