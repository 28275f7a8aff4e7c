import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { fileSize, MAX_FILE_BYTES } from '../file.model';

interface FileDropProps {
  file: File | null;
  onFile: (file: File | null) => void;
  onTooLarge: () => void;
}

/** Accepts a dropped file or a chosen one; the button serves the keyboard. */
export function FileDrop({ file, onFile, onTooLarge }: FileDropProps) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (!first) return;
    if (first.size > MAX_FILE_BYTES) onTooLarge();
    else onFile(first);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        p: 2.5,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: '16px',
      }}
    >
      {/* The button replaces it: the text of a native file input cannot be set to the page's language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        data-testid="import-file"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {file ? (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('importer.chosen', { name: file.name, size: fileSize(file.size, language) })}
          </Typography>
          <Button size="small" onClick={() => onFile(null)} sx={{ mt: 1 }}>
            {t('importer.removeFile')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
            {t(over ? 'importer.drop' : 'importer.choose')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('importer.dropHint')}
          </Typography>
        </>
      )}
    </Box>
  );
}
