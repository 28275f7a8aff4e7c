/** One colour a kind of answer, in numbers and charts alike; each is named in words beside it. */
export const REPLY_COLORS = { attending: '#2f6b4a', notAttending: '#a5303f', noResponse: '#cfc3b4' } as const;
