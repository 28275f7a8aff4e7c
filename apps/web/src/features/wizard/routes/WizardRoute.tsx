import { heroFor, partyFromWizard } from '@festlig/domain/party/wizard';
import { BY_PICTURE } from '@festlig/domain/web/look';
import type { PartyType } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useHeroImages } from '../../../api/hero-images';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { Page } from '../../../components/Page';
import { NO_PLACE } from '../../../components/PlaceField';
import { useLangPath, useLanguage } from '../../../i18n/use-language';
import { forgetAnswers } from '../answers.model';
import DraftNotice from '../components/DraftNotice';
import { WizardForm } from '../components/WizardForm';
import { firstZone, typeOf, type WizardValues } from '../model';
import { useDraft } from '../use-draft';

/** The page in edit mode opens this long after the submit (rule: wizard-goes-on). */
const NAVIGATION_DELAY_MS = 100;

/**
 * /{lang}/new/{type}: makes a page from a few questions. When the pictures cannot be loaded, the host chooses one
 * later.
 */
export default function WizardRoute() {
  const { t } = useTranslation('wizard');
  const type = typeOf(useParams()['type']);
  const language = useLanguage();
  const langPath = useLangPath();
  const navigate = useNavigate();
  const { begin } = useDraft();
  const { data: heroImages = {} } = useHeroImages();
  const pictureOf = (occasion: PartyType) => heroFor(occasion, heroImages);
  const submit = async (values: WizardValues) => {
    const input = { ...values, type, location: values.location ?? NO_PLACE };
    const zone = firstZone(language);
    begin({
      ...partyFromWizard(input, { language, zone, heroImages }),
      themeName: 'default',
      layout: 'picture',
      ...BY_PICTURE,
      suDate: null,
    });
    await new Promise((resolve) => setTimeout(resolve, NAVIGATION_DELAY_MS));
    await navigate(langPath(`/new/${type}/edit`));
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <DraftNotice sx={{ mb: 3 }} />
      <WizardForm
        type={type}
        onType={(next) => void navigate(langPath(`/new/${next}`), { replace: true, preventScrollReset: true })}
        pictureOf={pictureOf}
        onSubmit={submit}
        guard={(isBegun) => (
          <LeaveGuard when={isBegun} except={(path) => path.startsWith(langPath('/new/'))} onLeave={forgetAnswers} />
        )}
      />
    </Page>
  );
}
