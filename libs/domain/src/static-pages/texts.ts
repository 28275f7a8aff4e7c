import type { Feature, PartyType, Plan } from '@festlig/contracts/party';

/** A heading with a few sentences below it. */
export interface Titled {
  title: string;
  text: string;
}

/** What every static page has. */
export interface PageText {
  /** The name of the page in links. */
  name: string;
  /** For search results: the title, and one or two sentences. */
  title: string;
  description: string;
  heading: string;
  lead: string;
}

/** An invitation as a guest sees it. */
export interface SampleText {
  title: string;
  date: string;
  place: string;
  text: string;
}

/** The front page, or the page of an occasion. */
export interface OccasionText extends PageText {
  button: string;
  sample: SampleText;
  /** What a host gets. */
  gets: readonly Titled[];
  steps: readonly [Titled, Titled, Titled];
  /** Questions with their answers. */
  questions: readonly Titled[];
}

interface ShownReply {
  name: string;
  answer: string;
  is: 'yes' | 'no' | 'silent';
}

/** What a host gets, as it looks in use: the page, a mail, the overview of the replies, a thread with a guest, and the wishlist. */
export interface ShowcaseText {
  page: { when: string; where: string; way: string };
  mail: { from: string; subject: string; greeting: string; words: string };
  overview: Readonly<Record<'coming' | 'declined' | 'silent', { number: string; name: string }>> & {
    replies: readonly [ShownReply, ...ShownReply[]];
  };
  thread: { guest: string; host: string; thanks: string };
  /** `state` is what a guest can do with a wish, or that somebody has reserved it. */
  wishes: readonly { title: string; price: string; state: string; isFree: boolean }[];
}

/** An invitation as its guests see it; `heading` is its title, and `lead` stands above it. */
export interface ExampleText extends PageText {
  /** The link to this page. */
  link: string;
  /** That it is an example, and what leads to making an invitation. */
  note: string;
  make: string;
  /** Below the title. */
  under: string;
  reply: string;
  facts: readonly Titled[];
  programme: { title: string; entries: readonly { time: string; what: string; where: string }[] };
  words: readonly string[];
  wishes: string;
  photos: string;
  /** The question and its answers. */
  asks: Titled & { yes: string; no: string };
}

/** Terms or privacy. */
export interface LegalText extends PageText {
  sections: readonly Titled[];
}

export interface PricesText extends PageText {
  plans: Readonly<Record<Plan, { name: string; text: string }>>;
  /** Of the price of a plan: with tax, and paid for each party. */
  perParty: string;
  /** The first line of what a paid plan gives. */
  allOf: Readonly<Record<Exclude<Plan, 'free'>, string>>;
  features: Readonly<Record<Feature, string>>;
  /** What every plan gives. */
  always: readonly string[];
  photos: { limited: string; unlimited: string; book: string };
  tax: string;
  tokens: { title: string; text: string; price: string };
  questions: readonly Titled[];
}

/** Words around the content of all static pages. */
export interface FrameText {
  product: string;
  skip: string;
  toFront: string;
  /** The switch to the other language: what it shows, and what it is called. */
  other: { short: string; name: string };
  logIn: string;
  create: string;
  help: string;
  free: string;
  /** What hosts and guests can rely on; `write` stands before the address of support. */
  trust: { label: string; items: readonly string[]; write: string };
  gets: string;
  steps: string;
  questions: string;
  occasions: string;
  /** Above the last button of a page. */
  ready: string;
  /** The sample can be answered; nothing is sent. */
  sample: { label: string; ask: string; yes: string; no: string; thanks: Record<'yes' | 'no', Titled> };
  /** On the front page: an invitation for each occasion, with `{n}` in `pictures` for how many there are to choose from, and the plans in short. */
  gallery: { title: string; lead: string; pictures: string; own: string; more: string };
  /** `beyond` says what the free plan has not, and `{plan}` in it which one has; `mails` stands before the price of a text message. */
  prices: { title: string; beyond: string; all: string; mails: string };
  /** At the end of the front page, above how to write to us. */
  behind: Titled;
  /** Who runs the product: the heading of it, and a sentence for each page that says it, around the name and address. */
  runBy: { title: string; before: Record<'front' | 'terms' | 'privacy', string>; after: string };
  /** `mail` stands between the two parts of the sentence. */
  write: { title: string; before: string; between: string; help: string; after: string; form: string };
}

/** All texts of the static pages in one language. */
export interface StaticTexts {
  frame: FrameText;
  front: OccasionText;
  showcase: ShowcaseText;
  example: ExampleText;
  occasions: Readonly<Record<PartyType, OccasionText>>;
  prices: PricesText;
  terms: LegalText;
  privacy: LegalText;
}
