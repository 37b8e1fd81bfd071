/** The pages of the account: their frame, and their texts. */
import '../profile/parts/ProfilePage.tsx';
