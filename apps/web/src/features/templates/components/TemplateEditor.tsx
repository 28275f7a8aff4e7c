import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { checkTemplate } from '@festlig/domain/messaging/check-template';
import type { FormApi } from 'final-form';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { focusFirstError } from '../../../components/form/focus-first-error';
import { Form } from '../../../components/form/Form';
import { TextField } from '../../../components/form/TextField';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import type { Texted } from '../../../lib/guest-selection';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { type Draft, isSame, kindOf, type Part, type TemplateValues, valuesOf } from '../model';
import { useAutoSave } from '../use-auto-save';
import { useShownPart } from '../use-shown-part';
import { useTemplateSaving } from '../use-template-saving';
import { BodyField } from './BodyField';
import { PartTabs } from './PartTabs';
import { SaveBar } from './SaveBar';
import { TextMessageField } from './TextMessageField';

/** For callers that send or navigate: they save first, so that what is sent is what is shown. */
export interface Saver {
  /** Saves what is not saved, also a new template, and says what is saved then; null when saving failed or the host cancelled. */
  save: () => Promise<{ id: string; name: string; text: string } | null>;
  /** Nothing unsaved has been written. */
  isClean: () => boolean;
  /** It is new, and its words, which nobody has changed, may be saved and sent as they are. */
  isUntouched: () => boolean;
}

interface TemplateEditorProps {
  partyId: string;
  draft: Draft;
  /** The part that is shown here and in the preview. */
  part: Part;
  onPart: (part: Part) => void;
  /** Says who gets it, above the text. */
  whom?: ReactNode;
  /** More to choose, below the text. */
  more?: ReactNode;
  /** Who gets the text message; null when nobody does. */
  texted?: Texted | null;
  /** Says whom the text message reaches. */
  textReach?: ReactNode;
  autoSave: boolean;
  onAutoSave: (on: boolean) => void;
  saver: RefObject<Saver | null>;
  onSaved: (template: MessageTemplate) => void;
  onWrite: (values: TemplateValues) => void;
  onDelete: () => void;
}

/** The mail and the text message of a template. It is loaded once: a later answer of the server never overwrites what is typed. */
export function TemplateEditor({
  partyId,
  draft,
  part,
  onPart,
  whom,
  more,
  texted = null,
  textReach,
  onSaved,
  ...bar
}: TemplateEditorProps) {
  const { t } = useTranslation('invitations');
  const { t: textT } = useTranslation('text-message');
  const [initial] = useState(() => valuesOf(draft));
  const saving = useTemplateSaving(partyId, draft, onSaved);
  const errorsT = useErrorsT();
  const texts = {
    'name.subject_too_short': t('editor.subjectShort'),
    'email.required': t('editor.bodyRequired'),
  };
  const check = (values: TemplateValues) => inWords(checkTemplate(valuesOf(values)), errorsT, texts);
  return (
    <Box component="section" aria-labelledby="editor-title">
      {/* On a phone the text begins without it, so that its subject is in the first screen. */}
      <Typography variant="h3" component="h2" id="editor-title" tabIndex={-1} sx={title}>
        {t(`types.${kindOf(draft)}`)}
      </Typography>
      {whom}
      <Form<TemplateValues>
        initialValues={initial}
        validate={check}
        onSubmit={saving.submit}
        label={t(`types.${kindOf(draft)}`)}
      >
        <PartTabs part={part} onPart={onPart}>
          {{
            mail: (
              <>
                <TextField
                  name="name"
                  label={t('editor.subject')}
                  autoFocus={saving.kept.id === null && draft.name === ''}
                  slotProps={{ htmlInput: { maxLength: 200 } }}
                />
                <BodyField type={draft.type} />
              </>
            ),
            text: <TextMessageField partyId={partyId} texted={texted} leadsTo={draft.leadsTo} reach={textReach} />,
          }}
        </PartTabs>
        {more}
        <Saving saving={saving} part={part} onPart={onPart} {...bar} />
      </Form>
      <ConfirmDialog
        open={saving.asking !== undefined}
        title={t('noName.title')}
        confirmLabel={t('noName.confirm')}
        cancelLabel={t('noName.cancel')}
        onConfirm={() => saving.asking?.answer(true)}
        onCancel={() => saving.asking?.answer(false)}
      >
        <Typography>
          {saving.asking?.removed === 'text' || saving.asking?.removed === 'both'
            ? textT(saving.asking.removed === 'both' ? 'noName.both' : 'noName.text')
            : t('noName.text')}
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}

const title = (theme: Theme) => ({
  mb: 2,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('sm')]: visuallyHidden,
});

interface SavingProps extends Pick<
  TemplateEditorProps,
  'part' | 'onPart' | 'autoSave' | 'onAutoSave' | 'saver' | 'onWrite' | 'onDelete'
> {
  saving: ReturnType<typeof useTemplateSaving>;
}

/** The inside of the form: saves by itself, by the button and for callers. */
function Saving({ saving, part, onPart, autoSave, onAutoSave, saver, onWrite, onDelete }: SavingProps) {
  const { kept, latest, unkept, asking } = saving;
  const form = useForm<TemplateValues>();
  const bar = useRef<HTMLDivElement>(null);
  const { state, dirty, values, reason } = useAutoSave({
    kept,
    unkept,
    isAsking: asking !== undefined,
    enabled: autoSave,
  });
  const { name, email, text } = values;
  useEffect(() => onWrite({ name, email, text }), [onWrite, name, email, text]);
  const showError = useShownPart(bar, part, onPart);
  useImperativeHandle(saver, () => {
    const isClean = () => isSame(valuesOf(form.getState().values), latest.current.values);
    const save = async () => {
      await untilIdle(form);
      while (latest.current.id === null || !isClean()) {
        const before = latest.current;
        await form.submit();
        if (latest.current === before) {
          showError();
          focusFirstError(bar.current?.closest('form'));
          return null;
        }
      }
      const { name, text } = latest.current.values;
      return { id: latest.current.id, name, text };
    };
    const isUntouched = () => latest.current.id === null && isClean() && !form.getState().hasValidationErrors;
    return { save, isClean, isUntouched };
  }, [form, latest, showError]);
  return (
    <div ref={bar}>
      <LeaveGuard when={dirty} />
      <SaveBar state={state} reason={reason} autoSave={autoSave} onAutoSave={onAutoSave} onDelete={onDelete} />
    </div>
  );
}

/** Resolves when the form is not submitting. */
const untilIdle = (form: FormApi<TemplateValues>) =>
  new Promise<void>((resolve) => {
    const stop = form.subscribe(
      ({ submitting }) => {
        if (submitting) return;
        queueMicrotask(() => stop());
        resolve();
      },
      { submitting: true },
    );
  });
