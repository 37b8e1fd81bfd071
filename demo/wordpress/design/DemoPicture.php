<?php
/** Pictures of what the demo site has to read: things of the emoji set on a coloured table. */
final class DemoPicture {
	/** Where the set keeps its pictures, 256 pixels square. */
	private const SET = __DIR__ . '/../../../node_modules/@lobehub/fluent-emoji-3d/assets';
	/** Wall and table, each red, green, blue. */
	private const ROOMS = array(
		array( array( 226, 240, 230 ), array( 190, 219, 199 ) ),
		array( array( 253, 240, 220 ), array( 247, 217, 173 ) ),
		array( array( 252, 232, 226 ), array( 245, 201, 189 ) ),
		array( array( 228, 238, 248 ), array( 192, 214, 234 ) ),
	);

	/** The picture of that slug as JPEG, the same every time; null where it cannot be drawn here. */
	public static function jpeg( string $slug, int $width, int $height ): ?string {
		$things = array_filter( array_map( array( __CLASS__, 'file' ), explode( ' ', ( require __DIR__ . '/content/pictures.php' )[ $slug ] ?? '' ) ), 'is_file' );
		if ( ! $things || ! function_exists( 'imagecreatefromwebp' ) ) {
			return null;
		}
		$image                = imagecreatetruecolor( $width, $height );
		list( $wall, $table ) = self::ROOMS[ hexdec( md5( $slug )[0] ) % count( self::ROOMS ) ];
		$edge                 = (int) ( $height * 0.66 );
		imagefilledrectangle( $image, 0, 0, $width, $height, imagecolorallocate( $image, ...$wall ) );
		imagefilledrectangle( $image, 0, $edge, $width, $height, imagecolorallocate( $image, ...$table ) );
		$size = (int) min( $height * 0.62, $width / count( $things ) * 0.86 );
		$step = ( $width - $size * 0.3 ) / count( $things );
		foreach ( array_values( $things ) as $at => $file ) {
			$thing = imagecreatefromwebp( $file );
			$left  = (int) ( $size * 0.15 + $step * $at + ( $step - $size ) / 2 );
			$top   = (int) ( $edge - $size * 0.72 + ( $at % 2 ) * $height * 0.07 );
			imagefilledellipse( $image, $left + intdiv( $size, 2 ), $top + (int) ( $size * 0.95 ), (int) ( $size * 0.8 ), (int) ( $size * 0.16 ), imagecolorallocatealpha( $image, 0, 0, 0, 112 ) );
			imagecopyresampled( $image, $thing, $left, $top, 0, 0, $size, $size, imagesx( $thing ), imagesy( $thing ) );
		}
		ob_start();
		imagejpeg( $image, null, 84 );
		return (string) ob_get_clean();
	}

	private static function file( string $emoji ): string {
		$points = array_map( static fn( string $letter ): string => dechex( mb_ord( $letter ) ), mb_str_split( $emoji ) );
		return self::SET . '/' . implode( '-', $points ) . '.webp';
	}
}
