import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { tabOf } from '../../../lib/part-tab';
import { visuallyHidden } from '../../../lib/visually-hidden';
import { type Part, PARTS, type TemplateValues } from '../model';

interface PartTabsProps {
  part: Part;
  onPart: (part: Part) => void;
  children: Readonly<Record<Part, ReactNode>>;
}

/** The mail and the text message, one at a time. Both stay in the form, so that what is written in one is kept. */
export function PartTabs({ part, onPart, children }: PartTabsProps) {
  const { t } = useTranslation('text-message');
  const { errors = {}, dirty } = useFormState<TemplateValues>({ subscription: { errors: true, dirty: true } });
  // An unsaved template that nothing was written in yet is not wrong.
  const isWrong = (one: Part) => dirty && one !== part && PARTS[one].some((field) => field in errors);
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: Part) => onPart(next)}
        aria-label={t('tabs.label')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {(['mail', 'text'] as const).map((one) => (
          <Tab
            key={one}
            value={one}
            id={tabOf(one)}
            aria-controls={`part-${one}`}
            iconPosition="end"
            {...(isWrong(one) ? { icon: <ErrorOutline color="error" fontSize="small" /> } : {})}
            label={
              <span>
                {t(`tabs.${one}`)}
                {isWrong(one) && <Box sx={visuallyHidden}> {t('tabs.wrong')}</Box>}
              </span>
            }
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      {(['mail', 'text'] as const).map((one) => (
        <Box
          key={one}
          role="tabpanel"
          id={`part-${one}`}
          aria-labelledby={tabOf(one)}
          hidden={one !== part}
          sx={one === part ? { display: 'flex', flexDirection: 'column', gap: 2.5 } : undefined}
        >
          {children[one]}
        </Box>
      ))}
    </>
  );
}
