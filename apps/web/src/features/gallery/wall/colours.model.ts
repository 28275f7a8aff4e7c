/** The wall is dark in a lit room and in a dark one, whatever the device is set to: its ground, its words, and its accent. */
export const WALL = { ground: '#2a2320', words: '#fbf8f3', accent: '#f3a3a5' } as const;
