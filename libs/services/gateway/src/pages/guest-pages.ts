import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@festlig/contracts/define';
import { ANSWER, guestKeysOf } from '@festlig/domain/web/guest-link';
import type { FirstAnswer } from './first-data';

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
  TITLE_SCRIPT: string;
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
}

/** A guest's page as HTML, for the root element of the page, and the moment for which it was rendered. */
export interface GuestPage {
  html: string;
  now: number;
}

const outputOf = (answers: readonly FirstAnswer[], name: string): unknown =>
  answers.find(({ call }) => call === name)?.output;

/**
 * Renders the invitation of a guest with the web app's own components. What is the same for all guests of a party is kept,
 * by all that it is made from; names and replies are rendered for each guest and never kept (rule: page-without-scripts).
 */
export class GuestPages {
  private readonly kept = new Map<string, Kept>();
  /** What the policy for content allows in addition: the script in `ending`. */
  readonly scriptHash: string;
  /** What follows the page's root element. */
  readonly ending: string;

  constructor(private readonly renderer: GuestRenderer) {
    const { TITLE_SCRIPT: script } = renderer;
    this.scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    this.ending = `<script>${script}</script>`;
  }

  /** Null without a server build: in development Vite sends the app's own modules. */
  static async read(root: string): Promise<GuestPages | null> {
    const path = join(root, 'server/guest-server.mjs');
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    return exists ? new GuestPages((await import(pathToFileURL(path).href)) as GuestRenderer) : null;
  }

  render(language: Language, url: URL, answers: readonly FirstAnswer[]): GuestPage {
    const address = url.pathname + url.search;
    const { cid, rid } = guestKeysOf(url.searchParams);
    const isStranger = cid === null && rid === null && !url.searchParams.has(ANSWER);
    const kept = this.shellOf(language, url, answers);
    const page = { language, now: kept.now, address, answers };
    const reply = isStranger ? kept.stranger : this.renderer.renderReply(page);
    return { html: kept.shell(url.search, reply), now: kept.now };
  }

  private shellOf(language: Language, { pathname }: URL, answers: readonly FirstAnswer[]): Kept {
    const initial = outputOf(answers, 'identity.getInitial') as { csrf?: string };
    const own = outputOf(answers, 'rsvp.getOwnRsvp') as { rsvp: object | null } | undefined;
    const hasAnswered = (own?.rsvp ?? null) !== null;
    const party = outputOf(answers, 'party.getParty');
    const shared = { ...initial, csrf: '' };
    const made = JSON.stringify([language, pathname, hasAnswered, shared, party]);
    const key = createHash('sha1').update(made).digest('base64');
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
    const rendered: Kept = {
      shell: this.renderer.renderShell({ ...page, answers: [...common, ...answered] }),
      now,
      stranger: this.renderer.renderReply({ ...page, answers: common }),
    };
    this.kept.delete(key);
    this.kept.set(key, rendered);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return rendered;
  }
}

/** The page of a guest as it was built, with its style sheets in it: another request would wait on a bad phone. */
export async function guestHtml(root: string): Promise<string> {
  const html = await readFile(join(root, 'guest.html'), 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)];
  let filled = html;
  for (const [link, path = ''] of sheets) {
    const css = await readFile(join(root, path), 'utf8');
    filled = filled.replace(link, () => `<style>${css}</style>`);
  }
  return filled;
}
