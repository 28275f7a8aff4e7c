import type { ReactNode } from 'react';
import plain from '../../../components/plain/plain.module.css';
import css from './facts.module.css';

/** Facts side by side on a card, stacked where the card is narrow. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={css['factList']}>{children}</div>;

/** One fact: its label and its value. */
export function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={css['fact']}>
      <div aria-hidden className={css['icon']}>
        {icon}
      </div>
      <div className={css['value']}>
        <h2 className={plain['small']}>{label}</h2>
        <div>{children}</div>
      </div>
    </div>
  );
}
