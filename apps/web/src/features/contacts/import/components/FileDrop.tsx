import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { checkList } from '@festlig/domain/contacts/check-list';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DropArea, DropHint } from '../../../../components/DropArea';
import { useLanguage } from '../../../../i18n/use-language';
import type { CodedError } from '../../../../lib/coded-error';
import { fileSize } from '../file.model';

interface FileDropProps {
  file: File | null;
  onFile: (file: File | null) => void;
  onProblem: (problem: CodedError) => void;
}

/** Accepts a guest list as a dropped or chosen file. */
export function FileDrop({ file, onFile, onProblem }: FileDropProps) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const take = (chosen: File) => {
    const { csv } = checkList({ bytes: chosen.size });
    return csv ? onProblem(csv) : onFile(chosen);
  };
  return (
    <DropArea accept=".xlsx,.xls,.csv,.txt,.tsv,.vcf,text/csv,text/plain,text/vcard" testId="import-file" onFile={take}>
      {({ over, choose }) =>
        file ? (
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
            <Button variant="outlined" startIcon={<UploadFile />} onClick={choose}>
              {t(over ? 'importer.drop' : 'importer.choose')}
            </Button>
            <DropHint formats={t('importer.formats')} drag={t('importer.drag')} />
          </>
        )
      }
    </DropArea>
  );
}
