/** What a web page says of itself. */
export interface LinkMetadata {
  title: string | null;
  /** The picture as a data URI. */
  image: string | null;
}

/** Reads pages that hosts name. */
export abstract class LinkReader {
  /**
   * Returns null when nothing could be read, whatever the reason: the caller names the page, so a reason would tell them
   * about our network. Never throws.
   */
  abstract read(link: string): Promise<LinkMetadata | null>;
}
