import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnImage } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import { usePictureUpload } from '../../../../components/picture/use-picture-upload';
import { firstError } from '../../../../api/api-error';
import type { CodedError } from '../../../../lib/coded-error';
import type { KeptFile } from '../../../../lib/kept-files';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { useUpdatePartyMutation } from '../../api';
import { dropPicture, waitingPicture } from '../../../../lib/draft-picture';
import { useCrop } from '../../crop/use-crop';
import { useWaitingFormats } from '../use-local-formats';
import { type Instead, Meanwhile } from './Meanwhile';

interface WaitingPictureProps {
  party: Pick<Party, 'id' | 'heroImage' | 'themeName' | 'layout'>;
  /** The page shows this in place of its picture, or its own again. */
  onShow: (instead: Instead | undefined) => void;
}

/**
 * Sends the picture that its host chose before the invitation was saved, and puts it on the page, which shows it meanwhile
 * (rule: own-picture-of-draft).
 */
export default function WaitingPicture({ party, onShow }: WaitingPictureProps) {
  const { t } = useTranslation('page-editor');
  const [kept, setKept] = useState<KeptFile>();
  const [isPlaced, setPlaced] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const made = useWaitingFormats(kept);
  const isOther = party.heroImage !== null;
  useEffect(() => {
    let isWanted = true;
    void waitingPicture(party.id).then((found) => {
      // Another picture has been chosen meanwhile.
      if (found && isOther) return dropPicture(found.id);
      if (isWanted) setKept(found);
    });
    return () => {
      isWanted = false;
    };
  }, [party.id, isOther]);
  // Nothing may lie over the steps at the lower edge of a new page: only screen readers have to be told what all others see.
  if (isPlaced) {
    return (
      <Box role="status" sx={visuallyHidden}>
        {t('own.placed')}
      </Box>
    );
  }
  if (!kept || isOther) return null;
  const end = (wasPlaced: boolean) => {
    setPlaced(wasPlaced);
    setKept(undefined);
    void dropPicture(kept.id);
  };
  return (
    <>
      {made && !hasFailed && <Meanwhile party={party} kept={kept} made={made} onShow={onShow} />}
      <Sending partyId={party.id} kept={kept} isShown={made !== null} onFailed={setFailed} onEnd={end} />
    </>
  );
}

interface SendingProps {
  partyId: string;
  kept: KeptFile;
  /** It is said on the picture, too, that it is being sent. */
  isShown: boolean;
  onFailed: (hasFailed: boolean) => void;
  onEnd: (isPlaced: boolean) => void;
}

function Sending(props: SendingProps) {
  const { partyId, kept } = props;
  const [image, setImage] = useState<OwnImage>();
  const { upload, start } = usePictureUpload(partyId, setImage);
  const send = () => start(new File([kept.file], kept.name, { type: kept.file.type }));
  const sendFirst = useEffectEvent(send);
  useEffect(() => sendFirst(), []);
  if (image) return <Placing {...props} image={image} />;
  const problem = upload.step === 'failed' ? upload.error : undefined;
  return <Told {...props} problem={problem} onAgain={send} />;
}

function Placing(props: SendingProps & { image: OwnImage }) {
  const { partyId, image, kept, onEnd } = props;
  const [updateParty] = useUpdatePartyMutation();
  const [refused, setRefused] = useState<CodedError>();
  const [made, setMade] = useState<string>();
  const place = async (heroImage: string) => {
    setMade(heroImage);
    setRefused(undefined);
    try {
      await updateParty({ partyId, heroImage }).unwrap();
      onEnd(true);
    } catch (thrown) {
      setRefused(firstError(thrown));
    }
  };
  const { make, problem } = useCrop(partyId, image, kept.parts ?? null, (heroImage) => void place(heroImage));
  const makeFirst = useEffectEvent(make);
  useEffect(() => makeFirst(), []);
  const again = () => (made === undefined ? make() : void place(made));
  return <Told {...props} problem={refused ?? problem} onAgain={again} />;
}

interface ToldProps extends Pick<SendingProps, 'isShown' | 'onFailed' | 'onEnd'> {
  problem: CodedError | undefined;
  onAgain: () => void;
}

/** That the picture is on its way, or why it is not on the page, with a way to try again. */
function Told({ problem, isShown, onAgain, onFailed, onEnd }: ToldProps) {
  const { t } = useTranslation(['page-editor', 'picture']);
  const hasFailed = problem !== undefined;
  useEffect(() => onFailed(hasFailed), [hasFailed, onFailed]);
  if (!problem) {
    return isShown ? (
      <Box role="status" sx={visuallyHidden}>
        {t('own.placing')}
      </Box>
    ) : (
      <Alert role="status" severity="info" sx={{ m: 2 }}>
        {t('own.placing')}
      </Alert>
    );
  }
  const actions = (
    <>
      <Button color="inherit" onClick={onAgain}>
        {t('picture:again')}
      </Button>
      <Button color="inherit" onClick={() => onEnd(false)}>
        {t('own.without')}
      </Button>
    </>
  );
  return (
    <Alert severity="error" action={actions} sx={{ m: 2, flexWrap: 'wrap' }}>
      {t('own.notPlaced')} <ErrorText of={problem} />
    </Alert>
  );
}
