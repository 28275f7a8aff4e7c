import Box from '@mui/material/Box';
import type { Wish } from '@festlig/contracts/party';
import type { ReactNode } from 'react';
import type { Drawing } from '../drawing.model';
import { stateOf } from '../model';
import type { By } from '../use-reserve';
import { Reservation } from './Reservation';
import { WishFacts } from './WishFacts';
import { WishPicture } from './WishPicture';

interface WishCardProps {
  by: By;
  wish: Wish;
  /** Where it has no picture. */
  drawing: Drawing | undefined;
  reservable: boolean;
  /** For hosts: the handle by which it is moved, where it has room in front, and what else they can do with it. */
  handle?: ReactNode;
  tools?: ReactNode;
}

/** One wish; whose caller gives it sees a stronger edge. */
export function WishCard({ by, wish, drawing, reservable, handle, tools }: WishCardProps) {
  const isMine = stateOf(wish) === 'mine';
  const isKnown = reservable || wish.reservedBy !== null || wish.sharers.length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: { xs: 1.5, sm: 2 },
        px: { xs: 1.5, sm: 2.5 },
        py: 2,
        // Beside the buttons a long word needs the room on a phone.
        ...(tools ? { gap: { xs: 1, sm: 2 }, '--wish-picture': '60px' } : {}),
        ...(handle ? { pl: 1 } : {}),
        bgcolor: 'background.paper',
        border: isMine ? 2 : 1,
        m: isMine ? 0 : '1px',
        borderColor: isMine ? 'primary.light' : 'divider',
        borderRadius: '20px',
      }}
    >
      {handle}
      <WishPicture image={wish.image} drawing={drawing} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          justifyContent: 'space-between',
          minHeight: { xs: 76, sm: 96 },
        }}
      >
        <WishFacts wish={wish} />
        {isKnown && <Reservation by={by} wish={wish} reservable={reservable} />}
      </Box>
      {tools}
    </Box>
  );
}
