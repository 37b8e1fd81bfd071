<?php
/**
 * The clock of the plugin, whose namespaces ask here first: it stands still while a test on the site runs.
 *
 * @package Spesa
 */

// phpcs:disable Universal.Namespaces -- one function for each namespace that reads the clock.
namespace Spesa {
	function time(): int {
		return \SiteCase::$now ?? \time();
	}
}

namespace Spesa\Forms {
	function time(): int {
		return \Spesa\time();
	}
}

namespace Spesa\Content {
	function time(): int {
		return \Spesa\time();
	}
}
