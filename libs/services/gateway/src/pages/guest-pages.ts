import { createHash, randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { contacts } from '@festlig/contracts/contacts';
import type { Language, OutputOf } from '@festlig/contracts/define';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { ANSWER, guestKeysOf, TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import { lookOf } from '@festlig/domain/web/look';
import type { Logger } from '@festlig/platform/observability';
import { type BuiltGuestPages, builtGuestPages } from './built-guest-pages';
import type { FirstAnswer } from './first-answer';
import { FORM_MARKS, formParts } from './form-parts';
import type { Frame } from './host-frame';
import { dataBlock, dataText } from './html';
import { accentSheet, invitationHead } from './page-head';
import { type Filled, PageTemplate } from './page-template';
import { PAGE_TEXTS } from './page-texts';
import { paperAddress, paperCode } from './paper-code';

/** What the page of a guest is rendered from. */
interface Rendering {
  language: Language;
  /** Milliseconds. */
  now: number;
  /** A path with its query. */
  address: string;
  answers: readonly FirstAnswer[];
}

/** Completes a page with the query of the guest's own address and the guest's own part. */
type Shell = (query: string, reply: string) => string;

/** What the web app's server build exports (apps/web/src/guest-server.tsx). */
export interface GuestRenderer {
  renderShell: (page: Rendering) => Shell;
  renderReply: (page: Rendering) => string;
  renderForm: (page: Rendering) => ((name: string) => string) | null;
  renderPhotos: (gallery: FirstPhotos) => string;
  renderFrame: (frame: Frame) => string;
  FIRST_SCRIPT: string;
}

/** What a gallery that is opened by its own address begins with. */
interface FirstPhotos {
  language: Language;
  photos: readonly Photo[];
  total: number;
  /** The path of the invitation, with the guest's keys. */
  invitation: string;
}

/** Pages that are kept: of a party in each language, for guests with and without an answer, who have been here or not. */
const MOST_KEPT = 500;
/** Forms that are kept of a page: guests may bring different numbers of people. */
const MOST_FORMS = 20;
/** A page says what is over by the time: it is rendered again after this many milliseconds. */
const KEPT_MS = 60_000;

/** What the page of a guest has of their own, beside their part of it. */
const [CSRF, QUERY, REPLY, DATA] = ['csrf', 'query', 'reply', 'data'].map((name) => `${name}-${randomUUID()}`) as [
  string,
  string,
  string,
  string,
];
/** The query stands in addresses, and in addresses that are a parameter of another. */
const MARKS = new RegExp(`${FORM_MARKS.join('|')}|${CSRF}|(?:\\?|%3F)${QUERY}|${REPLY}|${DATA}`, 'g');

interface Kept {
  template: PageTemplate;
  /** When it was rendered: the browser renders it for the same moment. */
  now: number;
  /** The own part of a guest without keys, which is the same for all of them. */
  stranger: string;
  /** The form of guests of the list who have not answered, by what it asks of them; names are inserted for each page. */
  forms: Map<string, ReturnType<GuestRenderer['renderForm']>>;
}

/** What a guest's page is made of. */
export interface GuestPageParts {
  language: Language;
  csrf: string;
  /** Where our pages are. */
  origin: string;
  url: URL;
  answers: readonly FirstAnswer[];
  /** The browser has been here before, and has the fonts. */
  isReturning: boolean;
  /** The key of a reply that was sent from this browser without a link of its own. */
  sent: string | null;
  gzip: boolean;
}

type Guest = OutputOf<typeof contacts.calls.getGuest>;
/** What a guest has answered, of which a page shows so much before its scripts run. */
type Answered = Pick<OwnRsvp, 'isComming' | 'numberOfPeople'> | null;

const outputOf = (answers: readonly FirstAnswer[], name: string): unknown =>
  answers.find(({ call }) => call === name)?.output;

/** The answers that are the same for all visitors; all others are of one guest. */
const SHARED = ['identity.getInitial', 'party.getParty'];
const isShared = ({ call }: FirstAnswer): boolean => SHARED.includes(call);

/**
 * Renders the invitation of a guest with the web app's own components. What is the same for all guests of a party is kept,
 * by all that it is made from; names and replies are rendered for each guest and never kept (rule: page-without-scripts).
 */
export class GuestPages {
  private readonly kept = new Map<string, Kept>();
  /** The same by the party itself, which is one object for all who open the page within a second. */
  private readonly byParty = new WeakMap<object, Map<string, Kept>>();
  /** What the policy for content allows in addition: the script that runs before the page is painted. */
  private readonly scriptHash: string;
  private readonly firstScript: string;

  constructor(
    private readonly renderer: GuestRenderer,
    private readonly built: BuiltGuestPages,
  ) {
    const { FIRST_SCRIPT: script } = renderer;
    this.scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    this.firstScript = `<script>${script}</script>`;
  }

  /** Null without a server build: in development Vite sends the app's own modules. */
  static async read(root: string): Promise<GuestPages | null> {
    const path = join(root, 'server/guest-server.mjs');
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (!exists) return null;
    const renderer = (await import(pathToFileURL(path).href)) as GuestRenderer;
    return new GuestPages(renderer, await builtGuestPages(root));
  }

  /** The policy for content that a guest's page needs. */
  policyOf(policy: string): string {
    return policy.replace('script-src ', `script-src ${this.scriptHash} `);
  }

  /** The whole page; null when it cannot be rendered: the app then shows the invitation. */
  render(parts: GuestPageParts, logger: Logger): Filled | null {
    try {
      return this.rendered(parts);
    } catch (error) {
      logger.error('a guest’s page could not be rendered', { error: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  }

  /** A part of the app's page, shown until the app has come; empty when it cannot be rendered. */
  renderPart(render: (renderer: GuestRenderer) => string, logger: Logger): string {
    try {
      return render(this.renderer);
    } catch (error) {
      logger.error('a part could not be rendered', { error: error instanceof Error ? error.name : 'unknown' });
      return '';
    }
  }

  private rendered(parts: GuestPageParts): Filled {
    const { language, csrf, url, answers, sent, gzip } = parts;
    const { cid, rid } = guestKeysOf(url.searchParams);
    const posted = outputOf(answers, POSTED_FORM) as PostedForm | undefined;
    const isUnnamed = cid === null && rid === null;
    const isStranger = !posted && isUnnamed && !url.searchParams.has(ANSWER);
    const kept = this.keptOf(parts);
    const { template, stranger, now } = kept;
    const page = { language, now, address: url.pathname + url.search, answers };
    const inReply = formParts({ language, csrf, posted, path: url.pathname, sent: isUnnamed ? sent : null });
    const own: Record<string, () => string> = {
      ...Object.fromEntries(inReply),
      [CSRF]: () => csrf,
      [REPLY]: () =>
        inReply.reduce(
          (html, [mark, of]) => html.replace(mark, of),
          isStranger ? stranger : (this.formOf(page, kept) ?? this.renderer.renderReply(page)),
        ),
      [DATA]: () => answers.map((answer) => (isShared(answer) ? '' : `,${dataText(answer)}`)).join(''),
      [`?${QUERY}`]: () => url.search.replaceAll('&', '&amp;'),
      [`%3F${QUERY}`]: () => encodeURIComponent(url.search),
    };
    return template.filled((mark) => own[mark]?.() ?? '', { gzip });
  }

  /** The own part of a guest of the list who has not answered; null for all others, of whom the page shows more. */
  private formOf(page: Rendering, { forms }: Kept): string | null {
    const query = new URL(page.address, 'http://page').searchParams;
    const { cid, rid } = guestKeysOf(query);
    const guest = outputOf(page.answers, 'contacts.getGuest') as Guest | undefined;
    const own = outputOf(page.answers, 'rsvp.getOwnRsvp') as { rsvp: object | null } | undefined;
    const isUnanswered =
      own?.rsvp === null && cid !== null && cid !== TEST_CONTACT && rid === null && !query.has(ANSWER);
    if (!isUnanswered || !guest?.name || outputOf(page.answers, POSTED_FORM)) return null;
    const { sid: _, name, ...asked } = guest;
    const key = JSON.stringify(asked);
    if (!forms.has(key) && forms.size < MOST_FORMS) forms.set(key, this.renderer.renderForm(page));
    return forms.get(key)?.(name) ?? null;
  }

  private keptOf(parts: GuestPageParts): Kept {
    const { language, url, answers, isReturning } = parts;
    const { csrf: _, ...initial } = outputOf(answers, 'identity.getInitial') as { csrf?: string };
    const party = outputOf(answers, 'party.getParty') as Party;
    const own = outputOf(answers, 'rsvp.getOwnRsvp') as { rsvp: Answered } | undefined;
    const answered = own?.rsvp ? { isComming: own.rsvp.isComming, numberOfPeople: own.rsvp.numberOfPeople } : null;
    const sort = JSON.stringify([language, url.pathname, answered, isReturning, initial]);
    const ofParty = this.byParty.get(party) ?? new Map<string, Kept>();
    this.byParty.set(party, ofParty);
    const known = ofParty.get(sort);
    if (known && Date.now() - known.now < KEPT_MS) return known;
    const kept = this.keptBy(createHash('sha1').update(sort).update(JSON.stringify(party)).digest('base64'), () =>
      this.make(parts, party, answered),
    );
    ofParty.set(sort, kept);
    return kept;
  }

  private keptBy(key: string, make: () => Kept): Kept {
    const known = this.kept.get(key);
    if (known && Date.now() - known.now < KEPT_MS) return known;
    const made = make();
    this.kept.delete(key);
    this.kept.set(key, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return made;
  }

  /** Nothing of one guest is in it: only what others have answered as well, whether they come and how many. */
  private make(
    { language, url, origin, answers, isReturning }: GuestPageParts,
    party: Party,
    answered: Answered,
  ): Kept {
    const commonWith = (csrf: string) =>
      answers.filter(isShared).map(({ output, ...answer }) => ({
        ...answer,
        output: answer.call === 'identity.getInitial' ? { ...(output as object), csrf } : output,
      }));
    const common = commonWith('');
    // The guest's own answers follow at the end of the list.
    const data = dataBlock('application/json', commonWith(CSRF), 'first-data').replace(
      /\](?=<\/script>$)/,
      () => `${DATA}]`,
    );
    const own = answered === null ? [] : [{ call: 'rsvp.getOwnRsvp', input: {}, output: { rsvp: answered } }];
    const now = Date.now();
    const page = { language, now, address: url.pathname };
    const shell = this.renderer.renderShell({ ...page, answers: [...common, ...own] });
    const { shortUrl } = (outputOf(answers, 'identity.getInitial') ?? {}) as { shortUrl?: string };
    // The code of the address without a guest's keys: paper is seen by others (rules: page-on-paper, short-domain).
    const paper = party.cancelled
      ? ''
      : paperCode(paperAddress(url.pathname, { origin, shortUrl }), PAGE_TEXTS[language].paperCode);
    const look = lookOf(party);
    const html = this.built[look.typeface][isReturning ? 'later' : 'first'].filled({
      language,
      csrf: CSRF,
      head: this.firstScript + invitationHead(party, origin) + accentSheet(look),
      words: shell(`?${QUERY}`, REPLY),
      data: paper + data,
      now,
    });
    return {
      template: new PageTemplate(html, MARKS),
      now,
      forms: new Map(),
      stranger: this.renderer.renderReply({ ...page, answers: common }),
    };
  }
}
