import { type Announcements, type DragEndEvent, KeyboardSensor, MouseSensor, TouchSensor } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Wish } from '@festlig/contracts/party';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What a drag needs: by mouse, by a touch that stays for a moment, or by keys; each step is told to screen readers. */
export function useDragging(items: readonly Wish[], onMove: (wishId: string, to: number) => void) {
  const { t } = useTranslation('wish-editor');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch scrolls the list.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => items.findIndex((wish) => wish.id === id);
  const said = (step: 'start' | 'over' | 'end' | 'cancel', id: unknown, at: unknown) =>
    t(`move.${step}`, { title: items[placeOf(id)]?.title ?? '', place: placeOf(at) + 1, total: items.length });
  // A wish that was just taken is over its own place, which has been told.
  const told = useRef<unknown>(undefined);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id;
      return said('start', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === told.current) return undefined;
      told.current = over.id;
      return said('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => said('end', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => said('cancel', active.id, active.id),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
  };
  return { announcements, events: { sensors, onDragEnd } };
}
