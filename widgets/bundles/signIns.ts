/** The other ways in, by Google, Facebook or a company's account: of login and registration. */
import '../../core/api/endpoints/identity.ts';
import '../../core/labels/it/social.ts';
import '../../core/rules/signIns.ts';
