<?php
/** A must-use plugin of the tests: on a busy machine a page waits for the shop API as long as it takes. */

define( 'SPESA_API_SECONDS', 30 );
