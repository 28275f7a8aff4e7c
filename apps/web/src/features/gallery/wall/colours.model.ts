import { palette } from '../../../lib/palette';

/** The wall is dark in a lit room and in a dark one, whatever the device is set to: its ground, its words, and its accent. */
export const WALL = { ground: palette.ink, words: palette.paper, accent: palette.berryLight } as const;
