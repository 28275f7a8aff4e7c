import BoldIcon from '@mui/icons-material/FormatBold';
import HeadingIcon from '@mui/icons-material/Title';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/InsertLink';
import FormatIcon from '@mui/icons-material/TextFormat';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InsertButtons } from './InsertButtons';
import { keepCaret } from './keep-caret';
import type { Insert } from './rich-text-props';
import { useRovingFocus } from './use-roving-focus';
import { useIsPhone } from '../use-is-phone';

interface EditorToolbarProps {
  /** The formats at the caret, as Quill reports them. */
  formats: Record<string, unknown>;
  inserts: readonly Insert[];
  onFormat: (name: string, wanted: unknown) => void;
  onLink: () => void;
  /** Absent where the text shows no pictures. */
  onPicture?: (() => void) | undefined;
  onInsert: (inserted: Insert) => void;
}

/** Each button: its text, Quill's format and the value it sets. */
const BUTTONS = [
  { key: 'bold', name: 'bold', wanted: true, Icon: BoldIcon },
  { key: 'italic', name: 'italic', wanted: true, Icon: ItalicIcon },
  { key: 'underline', name: 'underline', wanted: true, Icon: UnderlineIcon },
  { key: 'heading', name: 'header', wanted: 2, Icon: HeadingIcon },
  { key: 'bullets', name: 'list', wanted: 'bullet', Icon: BulletsIcon },
  { key: 'numbers', name: 'list', wanted: 'ordered', Icon: NumbersIcon },
  { key: 'quote', name: 'blockquote', wanted: true, Icon: QuoteIcon },
] as const;

/**
 * One stop for the Tab key; the arrow keys move between the buttons. On a phone, where they would need more rows, what is particular to
 * this text is alone, with a button that opens the others below it (rule: messages-short-on-phone).
 */
export function EditorToolbar({ formats, inserts, onFormat, onLink, onPicture, onInsert }: EditorToolbarProps) {
  const { t } = useTranslation('editor');
  const { toolbar, onKeyDown } = useRovingFocus();
  const isPhone = useIsPhone();
  const isShort = isPhone && inserts.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const insertButtons = <InsertButtons inserts={inserts} onInsert={onInsert} />;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box ref={toolbar} role="toolbar" aria-label={t('toolbar')} onKeyDown={onKeyDown} sx={bar}>
        {isPhone && insertButtons}
        {isShort && (
          <IconButton
            aria-label={t('toolbar')}
            aria-expanded={isOpen}
            onMouseDown={keepCaret}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ borderRadius: 2, ml: 'auto', ...(isOpen ? pressed : {}) }}
          >
            <FormatIcon />
          </IconButton>
        )}
        {(!isShort || isOpen) && (
          <Box sx={isShort ? { display: 'flex', flexWrap: 'wrap', flex: '1 0 100%' } : { display: 'contents' }}>
            {BUTTONS.map(({ key, name, wanted, Icon }) => {
              const on = formats[name] === wanted;
              return (
                <Tooltip key={key} title={t(key)}>
                  <IconButton
                    aria-label={t(key)}
                    aria-pressed={on}
                    onMouseDown={keepCaret}
                    onClick={() => onFormat(name, on ? false : wanted)}
                    sx={{ borderRadius: 2, ...(on ? pressed : {}) }}
                  >
                    <Icon />
                  </IconButton>
                </Tooltip>
              );
            })}
            <Tooltip title={t('link.title')}>
              <IconButton
                aria-label={t('link.title')}
                aria-pressed={formats['link'] !== undefined}
                onMouseDown={keepCaret}
                onClick={onLink}
                sx={{ borderRadius: 2, ...(formats['link'] === undefined ? {} : pressed) }}
              >
                <LinkIcon />
              </IconButton>
            </Tooltip>
            {onPicture && (
              <Tooltip title={t('picture.insert')}>
                <IconButton
                  aria-label={t('picture.insert')}
                  onMouseDown={keepCaret}
                  onClick={onPicture}
                  sx={{ borderRadius: 2 }}
                >
                  <ImageIcon />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        )}
        {!isPhone && insertButtons}
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 0.5,
  // Eight buttons are as wide as the field on a phone of 390 px.
  px: { xs: 0, sm: 0.5 },
} as const;
const pressed = { color: 'primary.main', bgcolor: 'background.default' } as const;
