/** Most characters of a message in a thread. In a file of its own, because the guest's page needs it without the schemas. */
export const MESSAGE_MAX = 2000;
