import css from './page.module.css';

/** The host's text: HTML that the server has sanitised with an allow-list. */
export const Body = ({ html }: { html: string }) => (
  <div className={css['body']} dangerouslySetInnerHTML={{ __html: html }} />
);
