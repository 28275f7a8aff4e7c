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
import { useCrop } from '../use-crop';

interface WaitingPictureProps {
  party: Pick<Party, 'id' | 'heroImage'>;
}

/** Sends the picture that its host chose before the invitation was saved, and puts it on the page (rule: own-picture-of-draft). */
export default function WaitingPicture({ party }: WaitingPictureProps) {
  const { t } = useTranslation('page-editor');
  const [kept, setKept] = useState<KeptFile>();
  const [isPlaced, setPlaced] = useState(false);
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
  return <Sending partyId={party.id} kept={kept} onEnd={end} />;
}

interface SendingProps {
  partyId: string;
  kept: KeptFile;
  onEnd: (isPlaced: boolean) => void;
}

function Sending({ partyId, kept, onEnd }: SendingProps) {
  const [image, setImage] = useState<OwnImage>();
  const { upload, start } = usePictureUpload(partyId, setImage);
  const send = () => start(new File([kept.file], kept.name, { type: kept.file.type }));
  const sendFirst = useEffectEvent(send);
  useEffect(() => sendFirst(), []);
  if (image) return <Placing partyId={partyId} image={image} kept={kept} onEnd={onEnd} />;
  const problem = upload.step === 'failed' ? upload.error : undefined;
  return <Told problem={problem} onAgain={send} onEnd={onEnd} />;
}

function Placing({ partyId, image, kept, onEnd }: SendingProps & { image: OwnImage }) {
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
  return <Told problem={refused ?? problem} onAgain={again} onEnd={onEnd} />;
}

interface ToldProps {
  problem: CodedError | undefined;
  onAgain: () => void;
  onEnd: (isPlaced: boolean) => void;
}

/** That the picture is on its way, or why it is not on the page, with a way to try again. */
function Told({ problem, onAgain, onEnd }: ToldProps) {
  const { t } = useTranslation(['page-editor', 'picture']);
  if (!problem) {
    return (
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
