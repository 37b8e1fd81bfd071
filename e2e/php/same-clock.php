<?php
/** A must-use plugin of the tests: the shop's own code reads the tests' clock, WordPress its own. */

namespace Spesa {
	function time(): int {
		return \time() + intdiv( (int) getenv( 'SPESA_AHEAD' ), 1000 );
	}

	function microtime(): float {
		return \microtime( true ) + (int) getenv( 'SPESA_AHEAD' ) / 1000;
	}
}

namespace Spesa\Content {
	function time(): int {
		return \Spesa\time();
	}
}
