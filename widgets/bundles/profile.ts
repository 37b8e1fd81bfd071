/** The frame of the pages of the account: their names and their menu. */
import '../profile/parts/ProfilePage.tsx';
