/** A placeholder of a mail or a text message that a button inserts: how it is stored, and what the host sees of it. */
export interface Insert {
  label: string;
  text: string;
}

export interface RichTextProps {
  /** HTML: p, strong, em, u, h2, h3, ul, ol, li, blockquote, a and own pictures; '' is no text. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  /** Whether the label is for screen readers only, because the text stands where the page shows it. */
  hideLabel?: boolean;
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  inserts?: readonly Insert[];
  /** The party whose own pictures the text can show; without one it shows none. */
  picturesOf?: string | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface PlainTextProps {
  /** As it is stored, with placeholders as text. */
  value: string;
  onChange: (text: string) => void;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The id of an element that describes the field besides its error or hint. */
  alsoDescribedBy?: string;
  inserts: readonly Insert[];
  onFocus?: () => void;
  onBlur?: () => void;
}
