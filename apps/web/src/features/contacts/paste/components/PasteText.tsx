import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { FileButton } from '../../../../components/FileButton';
import { LeaveGuard } from '../../../../components/LeaveGuard';
import { LIST_FILES } from '../list-file.model';
import type { Paste } from '../use-paste';
import { PasteLimit } from './PasteLimit';

interface PasteTextProps {
  paste: Paste;
  onBack: () => void;
  backLabel: string;
}

/** Where the text of several guests is pasted or changed. */
export function PasteText({ paste, onBack, backLabel }: PasteTextProps) {
  const pasteT = useTranslation('paste-guests').t;
  const hint = useId();
  const { text, textProblem } = paste;
  const tooMany = () => {
    const most = MOST_PASTED;
    if (textProblem === 'too large') return pasteT('file.tooLarge', { most });
    if (typeof textProblem !== 'object' || textProblem.count <= most) return null;
    return pasteT(textProblem.isFile ? 'file.tooMany' : 'tooMany', { count: textProblem.count, most });
  };
  const limit = tooMany();
  return (
    <Stack spacing={2}>
      <Typography id={hint} color="textSecondary">
        {pasteT('text', { count: MOST_PASTED })}
      </Typography>
      {textProblem && (
        <Alert severity="error" role="alert">
          {limit ? <PasteLimit text={limit} /> : pasteT(textProblem === 'no list' ? 'file.noList' : 'nobody')}
        </Alert>
      )}
      {/* The link to the plan leads away from what was pasted. */}
      <LeaveGuard when={limit !== null && text.trim() !== ''} />
      <TextField
        label={pasteT('label')}
        placeholder={pasteT('example')}
        value={text}
        onChange={(event) => paste.changeText(event.target.value)}
        error={typeof textProblem === 'object' && !textProblem.isFile}
        multiline
        rows={8}
        autoFocus
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { spellCheck: false, 'aria-describedby': hint },
        }}
      />
      <FileButton
        label={pasteT('file.choose')}
        accept={LIST_FILES}
        testId="list-file"
        onFile={(file) => void paste.readFile(file)}
      />
      <DialogFoot>
        <Button onClick={onBack}>{backLabel}</Button>
        <Button variant="contained" onClick={() => paste.read(text)}>
          {pasteT('read')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
