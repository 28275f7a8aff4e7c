import type da from '../da/around-errors';
import type { Texts } from '../texts';

export default {
  wish_taken: 'Someone reserved it just before you.',
  reservations_off: 'The host has turned reservations off.',
  wish_for_guests: 'Only guests can reserve.',
  image_too_large: 'The picture is larger than {{megabytes, number}} MB. Choose a smaller one.',
  image_not_picture: 'That is not a picture we can read. Use JPEG or PNG.',
  image_is_heic: 'The picture is in HEIC format, which we cannot read. Save it as JPEG and choose it again.',
  image_is_animated: 'That is an animation. Use a still picture.',
  image_broken: 'The picture is damaged, or only part of it arrived. Try again, or choose another one.',
  image_too_many_pixels: 'The picture has more than 50 megapixels. Save it in a smaller size and choose it again.',
  image_too_small: 'The picture is too small to look good. It must be at least {{pixels, number}} pixels on each side.',
  gallery_closed: 'Photos cannot be added at the moment.',
  photo_limit: 'The gallery is full: it holds {{maximum, number}} photos.',
  photo_duplicate: 'This photo has already been added.',
  name_required: 'Enter your name, so that the host knows who the photo is from.',
  too_many_photos: 'You can add {{maximum, number}} photos a day. Try again tomorrow.',
  too_slow: 'The file reached us too slowly. Try again, on a faster connection if you can.',
} as const satisfies Texts<typeof da>;
