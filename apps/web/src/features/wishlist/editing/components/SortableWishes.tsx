import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import type { Wish } from '@festlig/contracts/party';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodedError } from '../../../../lib/coded-error';
import { twoColumns } from '../../../../components/two-columns';
import { WishCard } from '../../components/WishCard';
import { drawingsOf } from '../../drawing.model';
import { rowsOf } from '../../model';
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
  /** A deletion can be undone: its place is shown even when the list is empty. */
  onDeleted: (isShown: boolean) => void;
}

/** The wishes of a host, ordered by mouse, touch or keyboard (rule: wish-ordered-by-dragging). */
export function SortableWishes({ partyId, items, reservable, onEdit, onProblem, onDeleted }: SortableWishesProps) {
  const { t } = useTranslation('wish-editor');
  const present = items.filter(({ removed }) => !removed);
  const order = useOrder(partyId, present, onProblem);
  const { announcements, events } = useDragging(present, order);
  const { deleted, onDelete, onUndo } = useDeleted(partyId, onProblem);
  const [backId, setBackId] = useState<string>();
  const rows = rowsOf(present, deleted);
  const drawings = drawingsOf(items);
  const isGone = rows.length > present.length;
  useEffect(() => onDeleted(isGone), [onDeleted, isGone]);
  const placeOf = (id: string) => present.findIndex((each) => each.id === id);
  return (
    <DndContext
      {...events}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('move.how') } }}
    >
      <SortableContext items={present.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <Box component="ul" sx={{ ...twoColumns, rowGap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ wish, isGone: isDeleted }) =>
            isDeleted ? (
              <DeletedWish
                key={`deleted-${wish.id}`}
                title={wish.title}
                onUndo={() => {
                  setBackId(wish.id);
                  return onUndo(wish);
                }}
              />
            ) : (
              <SortableWish
                key={wish.id}
                partyId={partyId}
                wish={wish}
                drawing={drawings.get(wish.id)}
                reservable={reservable}
                isBack={wish.id === backId}
                place={{ is: placeOf(wish.id), last: present.length - 1 }}
                onEdit={() => onEdit(wish)}
                onMove={(to) => order(wish.id, to)}
                onDelete={() => void onDelete(wish, present[placeOf(wish.id) + 1]?.id ?? null)}
              />
            ),
          )}
          {items
            .filter(({ removed }) => removed)
            .map((wish) => (
              <Box component="li" key={wish.id} sx={{ display: 'grid' }}>
                <WishCard by={{ partyId }} wish={wish} drawing={drawings.get(wish.id)} reservable={reservable} />
              </Box>
            ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
