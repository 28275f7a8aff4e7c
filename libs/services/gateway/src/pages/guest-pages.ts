import { createHash, randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FormKey, type Language } from '@festlig/contracts/define';
import type { Photo } from '@festlig/contracts/media';
import { ANSWER, guestKeysOf } from '@festlig/domain/web/guest-link';
import { formMark, FORMS, POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import type { Logger } from '@festlig/platform/observability';
import { BuiltPage } from './built-page';
import type { FirstAnswer } from './first-data';
import { dataBlock } from './html';
import { PAGE_TEXTS } from './page-texts';
import { paperCode } from './paper-code';

const FONT_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * The page of a guest as it was built, with its style sheets in it: another request would wait on a bad phone. The fonts,
 * which are as large as the scripts, wait for them where the browser does not have them yet (apps/web/src/guest/start.tsx).
 */
async function guestHtml(root: string, isReturning: boolean): Promise<string> {
  const html = await readFile(join(root, 'guest.html'), 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)];
  let filled = html;
  for (const [link, path = ''] of sheets) {
    const css = await readFile(join(root, path), 'utf8');
    const fonts = (css.match(FONT_FACES) ?? []).join('');
    const inPage = isReturning
      ? `<style>${css}</style>`
      : `<style>${css.replace(FONT_FACES, '')}</style><style id="fonts" media="not all">${fonts}</style><noscript>${link}</noscript>`;
    filled = filled.replace(link, () => inPage);
  }
  return filled;
}

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
  renderPhotos: (gallery: FirstPhotos) => string;
  TITLE_SCRIPT: string;
}

/** What a gallery that is opened by its own address begins with. */
interface FirstPhotos {
  language: Language;
  photos: readonly Photo[];
  total: number;
  /** The path of the invitation, with the guest's keys. */
  invitation: string;
}

/** Parties whose page is kept, in each language, for guests with and without an answer. */
const MOST_KEPT = 500;
/** A page says what is over by the time: it is rendered again after this many milliseconds. */
const KEPT_MS = 60_000;

interface Kept {
  shell: Shell;
  /** When it was rendered: the browser renders it for the same moment. */
  now: number;
  /** The own part of a guest without keys, which is the same for all of them. */
  stranger: string;
  /** The code of the invitation's address without a guest's keys: paper is seen by others. */
  paper: string;
}

/** What a guest's page is made of. */
export interface GuestPageParts {
  language: Language;
  csrf: string;
  head: string;
  url: URL;
  answers: readonly FirstAnswer[];
  /** The browser has been here before, and has the fonts. */
  isReturning: boolean;
}

/** The page with the hidden fields of its forms: the token of this visitor, and a key under which a form is sent once. */
function withFields(html: string, csrf: string, posted: PostedForm | undefined): string {
  return FORMS.reduce((page, form) => {
    const known = posted?.form === form ? FormKey.safeParse(posted.values['key']).data : undefined;
    const fields = { form, token: csrf, key: known ?? randomBytes(16).toString('hex') };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    return page.replace(formMark(form), () => inputs.join(''));
  }, html);
}

const outputOf = (answers: readonly FirstAnswer[], name: string): unknown =>
  answers.find(({ call }) => call === name)?.output;

/**
 * Renders the invitation of a guest with the web app's own components. What is the same for all guests of a party is kept,
 * by all that it is made from; names and replies are rendered for each guest and never kept (rule: page-without-scripts).
 */
export class GuestPages {
  private readonly kept = new Map<string, Kept>();
  /** What the policy for content allows in addition: the script of the title. */
  private readonly scriptHash: string;
  private readonly titleScript: string;

  constructor(
    private readonly renderer: GuestRenderer,
    /** For a browser's first page, and for its later ones. */
    private readonly built: Record<'first' | 'later', BuiltPage>,
  ) {
    const { TITLE_SCRIPT: script } = renderer;
    this.scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    this.titleScript = `<script>${script}</script>`;
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
    return new GuestPages(renderer, {
      first: await BuiltPage.read(root, { html: await guestHtml(root, false), hasFonts: false }),
      later: await BuiltPage.read(root, { html: await guestHtml(root, true) }),
    });
  }

  /** The policy for content that a guest's page needs. */
  policyOf(policy: string): string {
    return policy.replace('script-src ', `script-src ${this.scriptHash} `);
  }

  /** The whole page as HTML; null when it cannot be rendered: the app then shows the invitation. */
  render(parts: GuestPageParts, logger: Logger): string | null {
    try {
      return this.rendered(parts);
    } catch (error) {
      logger.error('a guest’s page could not be rendered', { error: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  }

  /** The first photos of a gallery, for the app's page; empty when they cannot be rendered. */
  renderPhotos(gallery: FirstPhotos, logger: Logger): string {
    try {
      return this.renderer.renderPhotos(gallery);
    } catch (error) {
      logger.error('a gallery could not be rendered', { error: error instanceof Error ? error.name : 'unknown' });
      return '';
    }
  }

  private rendered({ language, csrf, head, url, answers, isReturning }: GuestPageParts): string {
    const { cid, rid } = guestKeysOf(url.searchParams);
    const posted = outputOf(answers, POSTED_FORM) as PostedForm | undefined;
    const isStranger = !posted && cid === null && rid === null && !url.searchParams.has(ANSWER);
    const { shell, stranger, paper, now } = this.shellOf(language, url, answers);
    const page = { language, now, address: url.pathname + url.search, answers };
    return this.built[isReturning ? 'later' : 'first'].filled({
      language,
      csrf,
      head,
      words: withFields(shell(url.search, isStranger ? stranger : this.renderer.renderReply(page)), csrf, posted),
      data: this.titleScript + paper + dataBlock('application/json', answers, 'first-data'),
      now,
    });
  }

  private shellOf(language: Language, { origin, pathname }: URL, answers: readonly FirstAnswer[]): Kept {
    const initial = outputOf(answers, 'identity.getInitial') as { csrf?: string };
    const own = outputOf(answers, 'rsvp.getOwnRsvp') as { rsvp: object | null } | undefined;
    const hasAnswered = (own?.rsvp ?? null) !== null;
    const party = outputOf(answers, 'party.getParty') as { cancelled?: boolean } | undefined;
    const shared = { ...initial, csrf: '' };
    const madeFrom = JSON.stringify([language, pathname, hasAnswered, shared, party]);
    const key = createHash('sha1').update(madeFrom).digest('base64');
    const known = this.kept.get(key);
    const now = Date.now();
    if (known && now - known.now < KEPT_MS) return known;
    // Nothing of one guest is in it: only whether there is a reply.
    const common = answers.flatMap((answer) =>
      answer.call === 'identity.getInitial'
        ? [{ ...answer, output: shared }]
        : answer.call === 'party.getParty'
          ? [answer]
          : [],
    );
    const answered = hasAnswered ? [{ call: 'rsvp.getOwnRsvp', input: {}, output: { rsvp: {} } }] : [];
    const page = { language, now, address: pathname };
    const made: Kept = {
      shell: this.renderer.renderShell({ ...page, answers: [...common, ...answered] }),
      now,
      stranger: this.renderer.renderReply({ ...page, answers: common }),
      paper: party?.cancelled ? '' : paperCode(origin + pathname, PAGE_TEXTS[language].paperCode),
    };
    this.kept.delete(key);
    this.kept.set(key, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return made;
  }
}
