interface Roles {
  isOwner: boolean;
  isCohost: boolean;
}

/** Whether the viewer may change the party: its owner, or a co-host. Nobody is an editor of a party that is not there. */
export const isEditor = (party: Roles | null | undefined): boolean => !!party && (party.isOwner || party.isCohost);
