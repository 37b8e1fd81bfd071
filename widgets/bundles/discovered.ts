/** An address that another page has found, which only a few pages of the delivery take over. */
import '../../core/rules/discovered.ts';
