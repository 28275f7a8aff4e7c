import type { CSSProperties } from 'react';
import { classNames } from '../lib/class-names';
import css from './plain/plain.module.css';

interface BoneProps {
  className?: string | undefined;
  style?: CSSProperties;
}

/**
 * A grey block in the size of content that is loading. It is decoration: a status message beside it says so in words.
 */
export const Bone = ({ className, style }: BoneProps) => (
  <div aria-hidden className={classNames(css['bone'], className)} style={style} />
);
