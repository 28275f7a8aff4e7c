import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { GUEST_STATES, type GuestCounts, TAGS_LISTED } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import type { GuestFilter } from '../../../../lib/guest-selection';

interface FilterBarProps {
  counts: GuestCounts | undefined;
  filter: GuestFilter;
  onFilter: (key: 'state' | 'tag', value: string) => void;
}

/** The filters of the guest list, each with the number of guests whom it finds (rule: contact-filters). */
export function FilterBar({ counts, filter, onFilter }: FilterBarProps) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const shown = (count: number | undefined) => (count === undefined ? '' : ` ${count.toLocaleString(language)}`);
  const chips = [
    { key: '', label: t('filter.all'), count: counts?.total },
    ...GUEST_STATES.map((state) => ({ key: state, label: t(`filter.${state}`), count: counts?.states[state] })),
  ];
  const tags = counts?.tags ?? [];
  // A tag beyond those listed may be in the address.
  const others = filter.tag !== undefined && !tags.some(({ name }) => name === filter.tag) ? [filter.tag] : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'nowrap', md: 'wrap' }, gap: 1, mb: 1, overflowX: 'auto', py: 0.5 }}>
      <Box role="group" aria-label={t('filter.label')} sx={{ display: 'flex', flexWrap: { md: 'wrap' }, gap: 0.75 }}>
        {chips.map(({ key, label, count }) => {
          const on = (filter.state ?? '') === key;
          return (
            <Chip
              key={key}
              component="button"
              clickable
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              label={`${label}${shown(count)}`}
              onClick={() => onFilter('state', on ? '' : key)}
              sx={chip}
            />
          );
        })}
      </Box>
      {(tags.length > 0 || others.length > 0) && (
        <TextField
          select
          size="small"
          label={t('form.tags')}
          value={filter.tag ?? ''}
          onChange={(event) => onFilter('tag', event.target.value)}
          helperText={counts?.moreTags ? t('filter.moreTags', { count: TAGS_LISTED }) : undefined}
          sx={{ minWidth: 160, '& .MuiInputBase-root': { minHeight: { xs: 44, md: 34 } }, '& select': { py: 0.5 } }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('filter.everyTag')}</option>
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {tags.map(({ name, count }) => (
            <option key={name} value={name}>
              {`${name} (${count.toLocaleString(language)})`}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const chip = {
  height: { xs: 44, md: 32 },
  borderRadius: 22,
  font: 'inherit',
  fontSize: '0.875rem',
  flex: 'none',
} as const;
