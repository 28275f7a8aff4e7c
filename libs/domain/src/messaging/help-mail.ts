import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { mailHtml } from './mail-frame';
import { withoutSlots } from './slots';

const texts = {
  da: {
    subject: 'Spørgsmål',
    eyebrow: 'Hjælp',
    from: (email: string) => `Fra ${email}`,
    user: (id: string) => `Bruger ${id}`,
    visitor: 'Ikke logget ind',
    page: (url: string) => `Stod på ${url}`,
    footer: 'Svar på denne mail, så går svaret til den, der spurgte.',
  },
  en: {
    subject: 'Question',
    eyebrow: 'Help',
    from: (email: string) => `From ${email}`,
    user: (id: string) => `User ${id}`,
    visitor: 'Not logged in',
    page: (url: string) => `Was on ${url}`,
    footer: 'Reply to this e-mail, and the answer goes to the person who asked.',
  },
} as const;

export interface HelpMail {
  /** Null = not logged in. */
  userId: string | null;
  userEmail: string;
  /** The page of the party that was open; null = none. */
  page: string | null;
  entry: string;
}

/** A request for help to our support, in the language of the person who asks (rule: help-kept). */
export function helpMail(language: Language, { userId, userEmail, page, ...said }: HelpMail): MailTemplate {
  const entry = withoutSlots(said.entry);
  const text = texts[language];
  const facts = [
    text.from(userEmail),
    userId === null ? text.visitor : text.user(userId),
    ...(page === null ? [] : [text.page(page)]),
  ];
  const opening = entry.replace(/\s+/g, ' ').slice(0, 60);
  const paragraphs = entry.split(/\n{2,}/).map((words) => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`);
  return {
    subject: `${text.subject}: ${opening}`,
    html: mailHtml({
      language,
      subject: text.subject,
      preheader: opening,
      hero: null,
      eyebrow: text.eyebrow,
      title: text.subject,
      sender: 'product',
      facts,
      wordsHtml: paragraphs.join(''),
      footerHtml: text.footer,
    }),
    text: [facts.join('\n'), entry, `-- \n${text.footer}`].join('\n\n'),
  };
}
