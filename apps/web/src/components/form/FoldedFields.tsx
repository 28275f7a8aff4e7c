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
  /** Also where there is room for all fields. */
  isAlways?: boolean;
  children: ReactNode;
}

/** What is mostly left out of a form: on a phone, or always, behind a button, unless there is something in it, or something wrong. */
export function FoldedFields({ label, names, isFilled, isAlways = false, children }: FoldedFieldsProps) {
  const { errors, submitErrors, submitFailed } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  });
  const isPhone = useOneColumn();
  const isFolded = isAlways || isPhone;
  const fold = useId();
  const [isOpened, setIsOpened] = useState(isFilled);
  const isWrong = submitFailed === true && names.some((field) => field in { ...errors, ...submitErrors });
  const isOpen = isOpened || isWrong;
  return (
    <>
      {isFolded && <FoldButton label={label} controls={fold} isOpen={isOpen} onToggle={() => setIsOpened(!isOpen)} />}
      {/* What is typed in a field would be lost if the field were taken away. */}
      <Stack id={fold} spacing={2.5} hidden={isFolded && !isOpen} sx={{ '&[hidden]': { display: 'none' } }}>
        {children}
      </Stack>
    </>
  );
}
