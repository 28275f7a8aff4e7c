import Button from '@mui/material/Button';
import { keepCaret } from './keep-caret';
import type { Insert } from './rich-text-props';

/** A button for each placeholder that can be inserted. */
export function InsertButtons({ inserts, onInsert }: { inserts: readonly Insert[]; onInsert: (one: Insert) => void }) {
  return inserts.map((insert) => (
    <Button
      key={insert.text}
      size="small"
      onMouseDown={keepCaret}
      onClick={() => onInsert(insert)}
      sx={{ minHeight: 44, px: { xs: 1, sm: 1.75 } }}
    >
      + {insert.label}
    </Button>
  ));
}
