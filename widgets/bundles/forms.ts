/** Forms as data, of whoever comes in, of an account, of an address; the login itself, and what names its other ways in. */
import '../../core/api/endpoints/identity.ts';
import '../../core/labels/it/social.ts';
import '../../core/rules/homeFields.ts';
import '../../core/rules/signIns.ts';
import '../hooks/useForm.ts';
import '../hooks/usePostcode.ts';
import '../session/login/LoginForm.tsx';
import '../ui/FormFields.tsx';
import '../ui/FormFrame.tsx';
