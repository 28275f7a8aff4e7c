import { followWall } from '@festlig/contracts/media/http';
import { useEffect, useReducer, useState } from 'react';
import { useFollow } from '../../../api/use-follow';
import { emptyWall, timeOf, type Wall, wallReducer } from './wall.model';

interface ShownWall {
  wall: Wall;
  /** No reports arrive at the moment; what is known stays on the wall (rule: photo-wall-screen). */
  broken: boolean;
  onPicture: (id: string, type: 'loaded' | 'broken') => void;
  isPaused: boolean;
  setIsPaused: (isPaused: boolean) => void;
}

/** Follows the newest public photos of a party, and shows one after another. */
export function useWall(partyId: string): ShownWall {
  const [wall, dispatch] = useReducer(wallReducer, emptyWall);
  const [isPaused, setIsPaused] = useState(false);
  const { broken } = useFollow(followWall, { partyId }, ({ items, total }) =>
    dispatch({ type: 'reported', items, total }),
  );
  const time = timeOf(wall);
  const { turn } = wall;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'over' }), time);
    return () => clearTimeout(timer);
  }, [turn, time, isPaused]);
  return { wall, broken, onPicture: (id, type) => dispatch({ type, id }), isPaused, setIsPaused };
}
