import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../../components/form/SubmitButton';
import { Switch } from '../../../../components/form/Switch';
import { TextField } from '../../../../components/form/TextField';
import { usePictureUpload } from '../../../../components/picture/use-picture-upload';
import { fileOfData, reducePicture } from '../../../../lib/reduce-picture';
import { WISH_PICTURE_WIDTH } from '../../model';
import { type LinkFound, useLink } from '../use-link';
import { wishChange, type WishValues } from '../wish-form.model';
import { LinkField } from './LinkField';
import { PictureField } from './PictureField';

interface WishFieldsProps {
  partyId: string;
  initial: WishValues;
  onCancel: () => void;
}

/** The fields of a wish. What the page of the link says fills in what is still empty (rules: wish-fields, wish-metadata). */
export function WishFields({ partyId, initial, onCancel }: WishFieldsProps) {
  const { t } = useTranslation(['wish-editor', 'app']);
  const form = useForm<WishValues>();
  const { values } = useFormState<WishValues>({ subscription: { values: true } });
  const picture = usePictureUpload(partyId, ({ src }) => form.change('image', src));
  const onFound = ({ title, image }: LinkFound) => {
    const typed = form.getState().values;
    if (title && !typed.title?.trim()) form.change('title', title);
    if (image && !typed.image) void reducePicture(fileOfData(image), WISH_PICTURE_WIDTH).then(picture.start);
  };
  const link = useLink(partyId, initial.link ?? '', onFound);
  const isChanged = Object.keys(wishChange(initial, values)).length > 0;
  const isUploading = picture.upload.step === 'sending' || picture.upload.step === 'reading';
  return (
    <>
      <LinkField link={link} />
      <TextField name="title" label={t('form.title')} required slotProps={{ htmlInput: { maxLength: 120 } }} />
      <PictureField picture={picture} isReading={link.isReading} />
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
      <Stack spacing={1}>
        <SubmitButton fullWidth disabledWhileInvalid disabled={!isChanged || isUploading}>
          {t('form.save')}
        </SubmitButton>
        <Button fullWidth onClick={onCancel}>
          {t('app:action.cancel')}
        </Button>
      </Stack>
    </>
  );
}
