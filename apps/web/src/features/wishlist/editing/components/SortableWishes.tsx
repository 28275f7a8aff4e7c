import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import type { Wish } from '@festlig/contracts/party';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodedError } from '../../../../lib/coded-error';
import { WishCard } from '../../components/WishCard';
import { useDeleted } from '../use-deleted';
import { useDragging } from '../use-dragging';
import { useOrder } from '../use-order';
import { DeletedWish } from './DeletedWish';
import { SortableWish } from './SortableWish';

interface SortableWishesProps {
  partyId: string;
  items: readonly Wish[];
  reservable: boolean;
  onEdit: (wish: Wish) => void;
  onProblem: (problem: CodedError | undefined) => void;
  /** The last deletion can be undone: its place is shown even when the list is empty. */
  onDeleted: (isShown: boolean) => void;
  onBusy: (busy: boolean) => void;
}

/** The wishes of a host, ordered by mouse, touch or keyboard (rule: wish-ordered-by-dragging). */
export function SortableWishes({ partyId, items, reservable, onEdit, onProblem, ...rest }: SortableWishesProps) {
  const { onDeleted, onBusy } = rest;
  const { t } = useTranslation('wish-editor');
  const present = items.filter(({ removed }) => !removed);
  const order = useOrder(partyId, present, onProblem);
  const { announcements, events, onKeyDown } = useDragging(present, { onMove: order, onBusy });
  const { deleted, pending, onDelete, onUndo } = useDeleted(partyId, onProblem);
  const [backId, setBackId] = useState<string>();
  const isGone = deleted !== undefined && !present.some(({ id }) => id === deleted.wish.id);
  useEffect(() => onDeleted(isGone), [onDeleted, isGone]);
  const gone = isGone && (
    <DeletedWish
      title={deleted.wish.title}
      pending={pending}
      onUndo={() => {
        setBackId(deleted.wish.id);
        void onUndo(deleted);
      }}
    />
  );
  return (
    <DndContext
      {...events}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('move.how') } }}
    >
      <SortableContext items={present.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="ul" onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {present.map((wish, place) => (
            <Fragment key={wish.id}>
              {isGone && deleted.place === place && gone}
              <SortableWish
                partyId={partyId}
                wish={wish}
                reservable={reservable}
                isBack={wish.id === backId}
                place={{ is: place, last: present.length - 1 }}
                onEdit={() => onEdit(wish)}
                onMove={(to) => order(wish.id, to)}
                onDelete={() => void onDelete(wish, place)}
              />
            </Fragment>
          ))}
          {isGone && deleted.place >= present.length && gone}
          {items
            .filter(({ removed }) => removed)
            .map((wish) => (
              <li key={wish.id}>
                <WishCard partyId={partyId} wish={wish} reservable={reservable} />
              </li>
            ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
