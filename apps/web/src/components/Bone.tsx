import type { CSSProperties } from 'react';
import css from './plain/plain.module.css';

/**
 * A grey block in the size of content that is loading. It is decoration: a status message beside it says so in words.
 */
export const Bone = ({ style }: { style?: CSSProperties }) => <div aria-hidden className={css['bone']} style={style} />;
