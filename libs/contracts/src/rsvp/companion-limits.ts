/** Most characters of the name of somebody who comes with a guest. In a file of its own, as the limit of messages is. */
export const NAME_OF_COMPANION_MAX = 100;
/** Most names in a reply, because a page of the list has hundreds of replies. */
export const COMPANIONS_MAX = 50;
