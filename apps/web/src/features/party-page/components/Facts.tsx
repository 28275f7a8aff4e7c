import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Facts side by side, stacked where there is no room. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={css['factList']}>{children}</div>;

/** One fact: its label and its value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css['fact']}>
    <h2 className={css['label']}>{label}</h2>
    <div>{children}</div>
  </div>
);
