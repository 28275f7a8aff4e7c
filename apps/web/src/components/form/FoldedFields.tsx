import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-final-form';
import { FoldButton } from '../FoldButton';
import { useOneColumn } from '../use-one-column';

interface FoldedFieldsProps {
  /** What the button opens. */
  label: string;
  /** The names of the fields. */
  names: readonly string[];
  /** Whether the form begins with something in them. */
  isFilled: boolean;
  children: ReactNode;
}

/** What is mostly left out of a form: on a phone behind a button, unless there is something in it, or something wrong. */
export function FoldedFields({ label, names, isFilled, children }: FoldedFieldsProps) {
  const { errors, submitErrors, submitFailed } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  });
  const isPhone = useOneColumn();
  const fold = useId();
  const [isOpened, setIsOpened] = useState(isFilled);
  const isWrong = submitFailed === true && names.some((field) => field in { ...errors, ...submitErrors });
  const isOpen = isOpened || isWrong;
  return (
    <>
      {isPhone && <FoldButton label={label} controls={fold} isOpen={isOpen} onToggle={() => setIsOpened(!isOpen)} />}
      {/* What is typed in a field would be lost if the field were taken away. */}
      <Stack id={fold} spacing={2.5} hidden={isPhone && !isOpen} sx={{ '&[hidden]': { display: 'none' } }}>
        {children}
      </Stack>
    </>
  );
}
