import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { useCallback, useRef, useState } from 'react';
import { runningSend } from '../model';
import { Preview } from './Preview';
import { SendHistory } from './SendHistory';
import { SendPanel } from './SendPanel';
import { SendProgress } from './SendProgress';
import { TemplateEditor, type SaveTemplate } from './TemplateEditor';

interface WorkbenchProps {
  partyId: string;
  template: MessageTemplate;
  /** Newest first; one that runs is followed, also after a reload. */
  sends: readonly Send[];
}

/** Writing on the left, the invitation on the right, sending below; what is under way on top. */
export function Workbench({ partyId, template, sends }: WorkbenchProps) {
  const save = useRef<SaveTemplate>(async () => true);
  const onSaver = useCallback((saver: SaveTemplate) => void (save.current = saver), []);
  const [dirty, setDirty] = useState(false);
  // A send keeps its place on the page until it is closed, though the list has it as ended meanwhile.
  const [followed, setFollowed] = useState<Send | undefined>(runningSend(sends));
  const running = runningSend(sends);
  const shown = followed ?? running;
  return (
    <>
      {shown && <SendProgress key={shown.id} partyId={partyId} first={shown} onClose={() => setFollowed(undefined)} />}
      <Box sx={columns}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <TemplateEditor partyId={partyId} template={template} onSaver={onSaver} onDirty={setDirty} />
          <SendPanel
            partyId={partyId}
            template={template}
            save={save}
            running={running !== undefined}
            onSent={setFollowed}
          />
        </Stack>
        <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: 88 }}>
          <Preview partyId={partyId} template={template} stale={dirty} />
        </Box>
      </Box>
      <SendHistory sends={sends.filter((send) => send.ended && send.id !== shown?.id)} />
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
} as const;
