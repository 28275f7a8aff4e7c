import errors from './around-errors';
import gallery from './gallery';
import photoUpload from './photo-upload';
import wall from './wall';
import wishlist from './wishlist';

/** The texts of what guests open over the invitation. */
export default { 'photo-upload': photoUpload, errors, gallery, wall, wishlist };
