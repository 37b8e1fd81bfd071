/** The second step of a login, wherever an account asks for one. */
import '../session/PinForm.tsx';
