import errors from './around-errors';
import gallery from './gallery';
import notFound from './not-found';
import pager from './pager';
import photoUpload from './photo-upload';
import wall from './wall';
import wishlist from './wishlist';

/** The texts of what guests open over the invitation. */
export default { 'not-found': notFound, 'photo-upload': photoUpload, errors, gallery, pager, wall, wishlist };
