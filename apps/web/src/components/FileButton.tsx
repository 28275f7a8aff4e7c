import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface FileButtonProps {
  label: string;
  /** The formats that the file dialog offers, as in the attribute `accept` of an input. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {/* The button replaces it: the text of a native file input cannot be set to the page's language. */}
      <input
        ref={setInput}
        type="file"
        hidden
        accept={accept}
        data-testid="list-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button startIcon={<UploadFile />} onClick={() => input?.click()} sx={{ alignSelf: 'start' }}>
        {label}
      </Button>
    </>
  );
}
