import type { ErrorTextKey } from '../error-text';

/** The errors of what is open over the invitation, beside those of every guest's page. */
export default {
  wish_taken: 'Nogen nåede det lige før dig.',
  reservations_off: 'Værten har slået reservationer fra.',
  wish_for_guests: 'Kun gæster kan reservere.',
  image_too_large: 'Billedet fylder over {{megabytes, number}} MB. Vælg et mindre.',
  image_not_picture: 'Det er ikke et billede, vi kan læse. Brug JPEG eller PNG.',
  image_is_heic: 'Billedet er i HEIC-format, som vi ikke kan læse. Gem det som JPEG, og vælg det igen.',
  image_is_animated: 'Det er en animation. Brug et billede, der står stille.',
  image_broken: 'Billedet er beskadiget, eller kun en del af det kom med. Prøv igen, eller vælg et andet.',
  image_too_many_pixels: 'Billedet har over 50 megapixel. Gem det i en mindre størrelse, og vælg det igen.',
  image_too_small:
    'Billedet er for lille til at blive pænt. Det skal være mindst {{pixels, number}} pixel på hver led.',
  gallery_closed: 'Der kan ikke lægges billeder op lige nu.',
  photo_limit: 'Galleriet er fuldt: Der er plads til {{maximum, number}} billeder.',
  photo_duplicate: 'Billedet er her allerede.',
  name_required: 'Skriv dit navn, så værten ved, hvem billedet er fra.',
  too_many_photos: 'Du kan lægge {{maximum, number}} billeder op på en dag. Prøv igen i morgen.',
  too_slow: 'Filen kom for langsomt frem til os. Prøv igen, helst på en hurtigere forbindelse.',
} as const satisfies Partial<Record<ErrorTextKey, string>>;
