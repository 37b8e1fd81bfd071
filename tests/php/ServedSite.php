<?php
/** The site of the tests over HTTP: by a PHP server of its own, and by nginx (Debian's package) before it. */
final class ServedSite {
	/** @var resource[] */
	private static $processes = array();

	/** Origin of a new PHP server. */
	public static function open(): string {
		list( $process, $origin ) = Php::serve( array( '-t', getenv( 'WP_DIR' ), dirname( __DIR__, 2 ) . '/demo/wordpress/php/router.php' ) );
		self::$processes[]        = $process;
		return $origin;
	}

	public static function hasNginx(): bool {
		return '' !== trim( (string) shell_exec( 'command -v nginx' ) );
	}

	/**
	 * Origin of an nginx as Debian's own example has it: files as they are, the rest by index.php, and a .php that is no file is 404 from
	 * nginx. `$locations` stand before those. It takes over a socket that listens already.
	 */
	public static function behindNginx( string $php, string $locations = '' ): string {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$place  = stream_socket_get_name( $socket, false );
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
		self::$processes[] = proc_open( array( 'nginx', '-p', $folder, '-c', "$folder/nginx.conf", '-e', "$folder/error.log" ), array( 1 => Php::NOWHERE, 2 => Php::NOWHERE, 3 => $socket ), $pipes, null, array( 'NGINX' => '3;' ) + getenv() );
		fclose( $socket );
		return "http://$place";
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
}
