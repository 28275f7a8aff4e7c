import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useState } from 'react';

/** What makes a button the one that opens a menu. */
interface MenuButton {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface LandmarkMenuProps {
  /** The name of the menu. */
  label: string;
  button: (opens: MenuButton) => ReactNode;
  /** The items: choosing one closes the menu. */
  children: ReactNode;
}

/**
 * A menu below its button. It is rendered outside the page's landmarks: as a landmark of its own, screen readers can
 * find it.
 */
export function LandmarkMenu({ label, button, children }: LandmarkMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        onClick={close}
        slotProps={{ root: { role: 'navigation', 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
}
