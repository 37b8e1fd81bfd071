/** Layout of account pages: titles and menu. */
import '../profile/parts/ProfilePage.tsx';
