import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import type { FormApi } from 'final-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { useUpdateTemplateMutation } from '../api';
import { cleanHtml } from '../clean-html.model';
import { removesName, templateProblems, type TemplateValues } from '../model';
import { BodyEditor } from './BodyEditor';

/** Saves what is unsaved; false when it could not be, or the host thought better of it. */
export type SaveTemplate = () => Promise<boolean>;

interface TemplateEditorProps {
  partyId: string;
  template: MessageTemplate;
  /** For those who send: what is sent is what is seen here. */
  onSaver: (save: SaveTemplate) => void;
  onDirty: (dirty: boolean) => void;
}

/** Subject and text of the invitation. */
export function TemplateEditor({ partyId, template, onSaver, onDirty }: TemplateEditorProps) {
  const { t } = useTranslation('invitations');
  const errorsT = useErrorsT();
  const toast = useToast();
  const [update] = useUpdateTemplateMutation();
  const [asking, setAsking] = useState<(go: boolean) => void>();
  const saved = useRef(false);
  const initial = useMemo(
    () => ({ name: template.name, email: cleanHtml(template.email) }),
    [template.name, template.email],
  );
  const confirmed = () =>
    new Promise<boolean>((resolve) => setAsking(() => resolve)).finally(() => setAsking(undefined));
  const texts = { subjectShort: t('editor.subjectShort'), bodyRequired: t('editor.bodyRequired') };
  const submit = async (values: TemplateValues, form: FormApi<TemplateValues>) => {
    if (removesName(initial, values) && !(await confirmed())) return;
    try {
      const kept = await update({ partyId, templateId: template.id, ...values }).unwrap();
      saved.current = true;
      // As the server keeps it, except what was typed on meanwhile.
      const now = form.getState().values;
      if (now.name === values.name) form.change('name', kept.name);
      if (now.email === values.email) form.change('email', cleanHtml(kept.email));
      toast(t('editor.saved'));
    } catch (thrown) {
      return toFormErrors(asApiError(thrown), errorsT, ['name', 'email']);
    }
  };
  const attempt = useCallback(async (submit: () => Promise<unknown> | undefined) => {
    saved.current = false;
    await submit();
    return saved.current;
  }, []);
  return (
    <Box component="section" aria-labelledby="editor-title">
      <Typography variant="h3" component="h2" id="editor-title" sx={{ mb: 2 }}>
        {t('editor.title')}
      </Typography>
      <Form<TemplateValues>
        initialValues={initial}
        keepDirty
        validate={(values) => templateProblems(values, texts)}
        onSubmit={submit}
        label={t('editor.title')}
      >
        <TextField name="name" label={t('editor.subject')} slotProps={{ htmlInput: { maxLength: 200 } }} />
        <BodyEditor name="email" />
        <Unsaved attempt={attempt} onSaver={onSaver} onDirty={onDirty} />
      </Form>
      <ConfirmDialog
        open={asking !== undefined}
        title={t('noName.title')}
        confirmLabel={t('noName.confirm')}
        cancelLabel={t('noName.cancel')}
        onConfirm={() => asking?.(true)}
        onCancel={() => asking?.(false)}
      >
        <Typography>{t('noName.text')}</Typography>
      </ConfirmDialog>
    </Box>
  );
}

interface UnsavedProps extends Pick<TemplateEditorProps, 'onSaver' | 'onDirty'> {
  /** Submits, and tells whether it was saved. */
  attempt: (submit: () => Promise<unknown> | undefined) => Promise<boolean>;
}

/** Save and undo, and what the rest of the page must know about unsaved changes. */
function Unsaved({ attempt, onSaver, onDirty }: UnsavedProps) {
  const { t } = useTranslation('invitations');
  const form = useForm<TemplateValues>();
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    onSaver(async () => !form.getState().dirty || attempt(() => form.submit() as Promise<unknown> | undefined));
  }, [form, attempt, onSaver]);
  return (
    <>
      <LeaveGuard when={dirty} />
      {/* Always there, so that the first letter typed moves nothing. */}
      <Stack direction="row" spacing={1}>
        <SubmitButton size="medium" variant="outlined" disabled={!dirty}>
          {t('editor.save')}
        </SubmitButton>
        {dirty && <Button onClick={() => form.reset()}>{t('editor.undo')}</Button>}
      </Stack>
    </>
  );
}
