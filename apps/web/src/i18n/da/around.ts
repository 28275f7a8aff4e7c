import errors from './around-errors';
import wishlist from './wishlist';

/** The texts of what guests open over the invitation. */
export default { errors, wishlist };
