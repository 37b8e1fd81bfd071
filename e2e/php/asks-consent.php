<?php
/** The shop asks its visitors for consent. */

update_option( Spesa\Settings::OPTION, array( 'asks_consent' => '1' ) + (array) get_option( Spesa\Settings::OPTION, array() ) );
