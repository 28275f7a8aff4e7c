import type { Language } from '@festlig/contracts/define';
import type { Party, PartyType } from '@festlig/contracts/party';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asApiError, type ApiError } from '../../../../api/api-error';
import { useUser } from '../../../../api/session';
import { toFormErrors } from '../../../../api/form-errors';
import { focusFirstError } from '../../../../components/form/focus-first-error';
import { FormAlert } from '../../../../components/form/FormAlert';
import { useRefusals } from '../../../../components/form/refusals';
import { useErrorsT } from '../../../../i18n/error-text';
import { inWords } from '../../../../i18n/in-words';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import {
  editProblems,
  hasStarted,
  isShownWrong,
  programmeProblems,
  shownOf,
  toChange,
  toValues,
  type EditValues,
  type PartyChange,
} from '../edit-form.model';
import type { Block, Named, PartyContent } from '../../model';
import { AroundFields } from './AroundFields';
import { BodyField } from './BodyField';
import { EditBar } from './EditBar';
import { FactFields } from './FactFields';
import { EditedHero } from '../../picture/components/EditedHero';
import { HeroChooser } from '../../picture/components/HeroChooser';
import { LoadedPicture } from '../../picture/components/LoadedPicture';
import { PictureTools } from '../../picture/components/PictureTools';
import { ProgrammeFields } from '../../occasion/components/ProgrammeFields';
import { ReplyJump } from '../../components/ReplyJump';
import { InvitationAccent } from '../../components/InvitationAccent';
import { Sheet } from '../../components/Sheet';
import { LookTools } from '../../look/components/LookTools';
import { SeenAsGuest } from './SeenAsGuest';
import { TitleField } from './TitleField';

interface PartyEditorProps {
  party: PartyContent & Named & { type: PartyType };
  /** Absent for a draft, which has no own pictures in its text yet. */
  partyId?: string;
  /** Absent for a draft, which is in its host's language. */
  language?: Language;
  /** The block the host clicked: its field gets the focus. */
  focus?: Block;
  /** The party is a draft: the bar offers to save it and has no Cancel. */
  isNew?: boolean;
  /** Saves the changes. @throws ApiError shown by the editor */
  onSave: (change: PartyChange) => Promise<void>;
  onCancel: () => void;
  /** The party with these changes, as a guest's browser would receive it. */
  seen: (change: PartyChange) => Party;
  /** The guest's reply form, which belongs to another feature. */
  reply: (party: Party) => ReactNode;
  /** Guards against leaving with unsaved changes. */
  guard: (dirty: boolean) => ReactNode;
  /** For a draft, so that it can be kept: everything changed so far. */
  onChange?: (change: PartyChange) => void;
}

/** Errors of the form's own fields are shown on them, all others above the form. */
function placed(error: ApiError): ApiError {
  const nameOf = (field: string) => field.split('.')[0]?.replace('endDate', 'endClock');
  const errors = Object.entries(error.errors).map(([field, coded]) => [nameOf(field), coded]);
  return { ...error, errors: Object.fromEntries(errors) };
}
const FIELDS: readonly (keyof EditValues)[] = [
  'title',
  'body',
  'description',
  'invitedBy',
  'date',
  'clock',
  'endClock',
  'zone',
  'location',
  'programme',
  'suDate',
];

/** The page in edit mode: every block is a field in its own place (rule: edit-in-place). */
export function PartyEditor({
  party,
  partyId,
  language,
  focus,
  isNew = false,
  onSave,
  onCancel,
  seen,
  reply,
  guard,
  onChange,
}: PartyEditorProps) {
  const { t } = useTranslation('page-editor');
  const errorsT = useErrorsT();
  const refusals = useRefusals<EditValues>();
  const now = new Date();
  const user = useUser();
  // A draft is signed with the name of the account, which a visitor has yet to tell (rule: edit-names-host).
  const hostName = isNew ? (user?.name ?? t('ownName')) : party.hostName;
  const see = useRef<HTMLButtonElement>(null);
  // How far the editor was scrolled when the host went to see the page as guests will; undefined while it is edited.
  const [seenFrom, setSeenFrom] = useState<number>();
  const back = () => {
    flushSync(() => setSeenFrom(undefined));
    window.scrollTo(0, seenFrom ?? 0);
    see.current?.focus({ preventScroll: true });
  };
  // Made once: another list of items, though equal, would be taken for a new party and undo what is typed.
  const initial = useMemo(() => toValues(party), [party]);
  const looksOf = (heroImage: string | null, { lettering, colour, title }: EditValues) => ({
    heroImage,
    type: party.type,
    lettering,
    colour,
    title,
  });
  const submit = async (values: EditValues) => {
    try {
      await onSave(toChange(values, party));
    } catch (thrown) {
      return toFormErrors(placed(asApiError(thrown)), FIELDS);
    }
  };
  return (
    <Form<EditValues>
      {...refusals}
      initialValues={initial}
      keepDirtyOnReinitialize
      validate={(values) => ({
        ...inWords(editProblems(values, party, { isNew, now }), errorsT),
        programme: programmeProblems(values, party, { isNew, now })?.map((row) => inWords(row, errorsT)),
      })}
      onSubmit={submit}
    >
      {({ handleSubmit, values, errors }) => (
        <>
          <form
            noValidate
            hidden={seenFrom !== undefined}
            aria-label={t('mode')}
            onSubmit={(event) => {
              const form = event.currentTarget;
              void Promise.resolve(handleSubmit(event)).then(() => focusFirstError(form));
            }}
          >
            {guard(Object.keys(toChange(values, party)).length > 0)}
            <Box component="h1" sx={visuallyHidden}>
              {t('mode')}
            </Box>
            {onChange && (
              <FormSpy<EditValues>
                subscription={{ values: true }}
                onChange={(state) => onChange(toChange(state.values, party))}
              />
            )}
            <Container maxWidth="md" sx={{ '&:not(:empty)': { py: 2 } }}>
              <FormAlert />
              {isNew && (
                <Typography variant="body2" color="textSecondary" align="center">
                  {t('newMode')}
                </Typography>
              )}
            </Container>
            <LoadedPicture>
              {(heroImage, isSlow) => (
                <>
                  <InvitationAccent party={looksOf(heroImage, values)} />
                  <Sheet
                    party={{ ...values, heroImage }}
                    hero={
                      <EditedHero
                        party={{ ...values, heroImage }}
                        title={
                          <TitleField
                            autoFocus={focus === 'title'}
                            language={language}
                            heroImage={heroImage}
                            invitedBy={values.invitedBy ?? ''}
                            hostName={hostName}
                            isUnnamed={isNew && !user}
                            button={
                              <ReplyJump party={{ ...seen(toChange(shownOf(values, party), party)), heroImage }} />
                            }
                          />
                        }
                      />
                    }
                    tools={
                      <PictureTools party={values} isDraft={partyId === undefined} isEdited>
                        <HeroChooser partyId={partyId} type={party.type} isLoading={isSlow} />
                        <LookTools party={looksOf(heroImage, values)} />
                      </PictureTools>
                    }
                    facts={
                      <Container maxWidth="sm">
                        <FactFields hostName={hostName} focus={focus} started={!isNew && hasStarted(party, now)} />
                        <ProgrammeFields />
                      </Container>
                    }
                    body={<BodyField autoFocus={focus === 'body'} picturesOf={partyId} />}
                  >
                    <AroundFields />
                  </Sheet>
                </>
              )}
            </LoadedPicture>
            <EditBar
              isNew={isNew}
              loses={!isNew && Object.keys(toChange(values, party)).length > 0}
              isWrong={isShownWrong(values, errors ?? {}, party, { isNew, now })}
              onCancel={onCancel}
              onSee={() => setSeenFrom(window.scrollY)}
              seeRef={see}
            />
          </form>
          {seenFrom !== undefined && (
            <SeenAsGuest party={seen(toChange(shownOf(values, party), party))} reply={reply} onBack={back} />
          )}
        </>
      )}
    </Form>
  );
}
