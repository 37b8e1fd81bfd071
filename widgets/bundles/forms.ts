/** Forms as data, of whoever comes in, of an account, of an address; and the login itself. */
import '../../core/rules/homeFields.ts';
import '../hooks/useForm.ts';
import '../session/login/LoginForm.tsx';
import '../ui/FormFields.tsx';
import '../ui/FormFrame.tsx';
