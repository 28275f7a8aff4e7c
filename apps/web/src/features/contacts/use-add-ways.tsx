import ContentPaste from '@mui/icons-material/ContentPaste';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import type { Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDialog } from '../../components/use-file-dialog';
import { LIST_FILES } from './paste/list-file.model';

export interface AddWay {
  name: string;
  /** What it takes, and how much of it. */
  text: string;
  icon: ReactNode;
  onPress: () => void;
}

interface Openers {
  onAdd: () => void;
  onPaste: () => void;
  /** A file is chosen whose guests are read here. */
  onFile: (file: File) => void;
  onImport: () => void;
}

/**
 * The three ways to add guests. A file is read here, or by the import of a party that has it; `input` is on the page for the first
 * (rules: guests-added, guests-from-file, import-on-pro).
 */
export function useAddWays(party: Party | undefined, { onAdd, onPaste, onFile, onImport }: Openers) {
  const { t } = useTranslation('contacts');
  const { input, choose } = useFileDialog({ accept: LIST_FILES, testId: 'guest-file', onFile });
  const mayImport = party !== undefined && hasFeature(party, 'import');
  const most = { count: MOST_PASTED };
  const ways: AddWay[] = [
    { name: t('ways.one'), text: t('ways.oneText'), icon: <PersonAdd />, onPress: onAdd },
    { name: t('ways.list'), text: t('ways.listText', most), icon: <ContentPaste />, onPress: onPaste },
    {
      name: t('ways.file'),
      text: mayImport ? t('ways.importText') : t('ways.fileText', most),
      icon: <UploadFile />,
      onPress: mayImport ? onImport : choose,
    },
  ];
  return { ways, input: mayImport ? null : input };
}
