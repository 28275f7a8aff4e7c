import errors from './around-errors';
import gallery from './gallery';
import wishlist from './wishlist';

/** The texts of what guests open over the invitation. */
export default { errors, gallery, wishlist };
