import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { CheckedSubmit } from '../../../../components/form/CheckedSubmit';
import { FoldedFields } from '../../../../components/form/FoldedFields';
import { Switch } from '../../../../components/form/Switch';
import { TextField } from '../../../../components/form/TextField';
import { usePictureUpload } from '../../../../components/picture/use-picture-upload';
import { fileOfData, reducePicture } from '../../../../lib/reduce-picture';
import { WISH_PICTURE_WIDTH } from '../../model';
import { type LinkFound, useLink } from '../use-link';
import { hasMore, MORE, waitsOf, wishChange, type WishValues } from '../wish-form.model';
import { LinkField } from './LinkField';
import { PictureField } from './PictureField';
import { WishTitle } from './WishTitle';

interface WishFieldsProps {
  partyId: string;
  initial: WishValues;
  onCancel: () => void;
}

/** The fields of a wish. What the page of the link says fills in what is still empty (rules: wish-fields, wish-metadata, wish-form-short). */
export function WishFields({ partyId, initial, onCancel }: WishFieldsProps) {
  const { t } = useTranslation(['wish-editor', 'app']);
  const form = useForm<WishValues>();
  const waitsId = useId();
  const { values, errors = {} } = useFormState<WishValues>({ subscription: { values: true, errors: true } });
  const picture = usePictureUpload(partyId, ({ src }) => form.change('image', src));
  const onFound = ({ title, image }: LinkFound) => {
    const typed = form.getState().values;
    if (title && !typed.title?.trim()) form.change('title', title);
    if (image && !typed.image) void reducePicture(fileOfData(image), WISH_PICTURE_WIDTH).then(picture.start);
  };
  const link = useLink(partyId, initial.link ?? '', onFound);
  const isChanged = Object.keys(wishChange(initial, values)).length > 0;
  const isUploading = picture.upload.step === 'sending' || picture.upload.step === 'reading';
  const waitsFor = waitsOf({ invalid: Object.keys(errors), isUploading, isChanged });
  return (
    <>
      <WishTitle link={link} />
      <LinkField link={link} />
      <PictureField picture={picture} isReading={link.isReading} />
      <FoldedFields label={t('form.more')} names={MORE} isFilled={hasMore(initial)}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 112px', gap: 2, alignItems: 'start' }}>
          <TextField
            name="price"
            label={t('form.price')}
            helperText={t('form.priceHint')}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <TextField
            name="wanted"
            label={t('form.wanted')}
            disabled={values.isGroup}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          />
        </Box>
        <TextField
          name="details"
          label={t('form.details')}
          helperText={t('form.detailsHint')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Switch name="isGroup" label={t('form.group')} hint={t('form.groupHint')} />
      </FoldedFields>
      <DialogFoot>
        <Typography
          id={waitsId}
          variant="body2"
          role="status"
          sx={{ flexBasis: '100%', textAlign: 'end', color: 'text.secondary' }}
        >
          {waitsFor && t(`form.waits.${waitsFor}`)}
        </Typography>
        <Button onClick={onCancel}>{t('app:action.cancel')}</Button>
        <CheckedSubmit isHeld={!isChanged || isUploading} aria-describedby={waitsId}>
          {t('form.save')}
        </CheckedSubmit>
      </DialogFoot>
    </>
  );
}
