import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Wish } from '@festlig/contracts/party';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WishCard } from '../../components/WishCard';
import type { Drawing } from '../../drawing.model';
import { WishTools } from './WishTools';
import { useIsPhone } from '../../../../components/use-is-phone';

interface SortableWishProps {
  partyId: string;
  wish: Wish;
  drawing: Drawing | undefined;
  reservable: boolean;
  /** Its deletion was undone: it takes the focus, because the button that did so is gone. */
  isBack: boolean;
  place: { is: number; last: number };
  onEdit: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
}

/** A wish of a host, with the handle by which it is moved and its buttons: on a phone below each other, so that the name has the width. */
export function SortableWish({ partyId, wish, drawing, reservable, isBack, place, ...does }: SortableWishProps) {
  const { t } = useTranslation('wish-editor');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: wish.id,
    attributes: { roleDescription: t('move.role') },
  });
  const isPhone = useIsPhone();
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t('move.handle', { title: wish.title })}
      sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'manipulation', mr: { sm: -1.5 } }}
    >
      <DragIndicator />
    </IconButton>
  );
  const item = useRef<HTMLElement | null>(null);
  const [takesFocus] = useState(isBack);
  useEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      component="li"
      ref={(element: HTMLElement | null) => {
        item.current = element;
        setNodeRef(element);
      }}
      tabIndex={-1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        // Cards beside each other are of the same height.
        display: 'grid',
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        borderRadius: '20px',
        boxShadow: isDragging ? '0 10px 30px rgba(42, 35, 32, 0.18)' : 'none',
        '&:focus': { outline: 'none' },
      }}
    >
      <WishCard
        by={{ partyId }}
        wish={wish}
        drawing={drawing}
        reservable={reservable}
        {...(!isPhone && { handle })}
        tools={<WishTools title={wish.title} {...(isPhone && { handle })} place={place} {...does} />}
      />
    </Box>
  );
}
