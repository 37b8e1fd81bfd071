<?php
/** The site of the tests over HTTP: by a PHP server of its own, and by nginx (Debian's package) before it. */
final class ServedSite {
	private const NULL = array( 'file', '/dev/null', 'w' );
	/** @var resource[] */
	private static $processes = array();

	/** Origin of a new PHP server. */
	public static function open(): string {
		$place  = self::freePlace();
		$router = dirname( __DIR__, 2 ) . '/demo/wordpress/php/router.php';
		self::start( array( PHP_BINARY, '-d', 'display_errors=stderr', '-S', $place, '-t', getenv( 'WP_DIR' ), $router ) );
		return self::await( "http://$place" );
	}

	public static function hasNginx(): bool {
		return '' !== trim( (string) shell_exec( 'command -v nginx' ) );
	}

	/**
	 * Origin of an nginx as Debian's own example has it: files as they are, the rest by index.php, and a .php that is no file is 404 from
	 * nginx. `$locations` stand before those.
	 */
	public static function behindNginx( string $php, string $locations = '' ): string {
		$place  = self::freePlace();
		$site   = getenv( 'WP_DIR' );
		$folder = $site . '/.nginx-' . strtr( $place, ':', '-' );
		wp_mkdir_p( $folder );
		$temps = '';
		foreach ( array( 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ) as $name ) {
			$temps .= "{$name}_temp_path $folder/$name;\n";
		}
		$user = function_exists( 'posix_getuid' ) && 0 === posix_getuid() ? 'user root;' : '';
		file_put_contents(
			"$folder/nginx.conf",
			"$user worker_processes 1; daemon off; pid $folder/pid; events {}
			http { $temps access_log off;
				server { listen $place; root $site; index index.php; $locations
					location / { try_files \$uri \$uri/ /index.php\$is_args\$args; }
					location ~ \\.php\$ { try_files \$uri =404; proxy_set_header Host \$http_host; proxy_pass $php\$request_uri; }
				}
			}"
		);
		self::start( array( 'nginx', '-p', $folder, '-c', "$folder/nginx.conf", '-e', "$folder/error.log" ) );
		return self::await( "http://$place" );
	}

	/** Ends what this has started. */
	public static function close(): void {
		foreach ( self::$processes as $process ) {
			proc_terminate( $process );
			proc_close( $process );
		}
		self::$processes = array();
		foreach ( glob( getenv( 'WP_DIR' ) . '/.nginx-*' ) as $folder ) {
			exec( 'rm -r ' . escapeshellarg( $folder ) );
		}
	}

	private static function start( array $command ): void {
		self::$processes[] = proc_open( $command, array( 1 => self::NULL, 2 => self::NULL ), $pipes );
	}

	private static function await( string $origin ): string {
		for ( $try = 0; $try < 200 && ! @file_get_contents( "$origin/wp-includes/images/blank.gif" ); $try++ ) {
			usleep( 50000 );
		}
		return $origin;
	}

	private static function freePlace(): string {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$place  = stream_socket_get_name( $socket, false );
		fclose( $socket );
		return $place;
	}
}
