import type { StaticTexts } from '../texts';
import { anniversary } from './anniversary';
import { baptism } from './baptism';
import { birthday } from './birthday';
import { christmas } from './christmas';
import { confirmation } from './confirmation';
import { example } from './example';
import { frame } from './frame';
import { front } from './front';
import { party } from './party';
import { prices } from './prices';
import { privacy } from './privacy';
import { showcase } from './showcase';
import { terms } from './terms';
import { wedding } from './wedding';

/** All static pages in Danish. */
export const da: StaticTexts = {
  frame,
  front,
  showcase,
  example,
  occasions: { party, wedding, baptism, confirmation, birthday, christmas, anniversary },
  prices,
  terms,
  privacy,
};
