import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useFileDialog } from './use-file-dialog';

interface FileButtonProps {
  label: string;
  /** The formats that the file dialog offers, as in the attribute `accept` of an input. */
  accept: string;
  /** The `data-testid` of the input. */
  testId: string;
  onFile: (file: File) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ label, ...dialog }: FileButtonProps) {
  const { input, choose } = useFileDialog(dialog);
  return (
    <>
      {input}
      <Button startIcon={<UploadFile />} onClick={choose} sx={{ alignSelf: 'start' }}>
        {label}
      </Button>
    </>
  );
}
