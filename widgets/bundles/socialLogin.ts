/** The buttons of Google, Facebook and a company's account. Fetched with what a touch needs where a site has them. */
import '../session/login/SocialLogin.tsx';
