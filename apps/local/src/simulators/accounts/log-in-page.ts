import { style as shared } from '../checkout/checkout-style';
import { escapeHtml, languageOf, simulatorPage } from '../page';

/** The look of the card page, with fields. */
const style = `${shared}
label { display: grid; gap: 4px; text-align: left; color: var(--soft); font-size: 15px; }
label.choice { display: flex; align-items: center; gap: 10px; min-height: 44px; }
input { padding: 12px 14px; border: 1px solid #8d8176; border-radius: 12px; color: var(--ink); font: inherit; font-size: 17px; }
input[type=checkbox] { width: 22px; height: 22px; accent-color: var(--accent); }
button.quiet { background: none; color: var(--ink); font-weight: 400; text-decoration: underline; }
button.quiet:hover { background: none; }
`;

const words = {
  da: {
    simulated: 'En efterligning på denne maskine: ingen rigtig konto.',
    title: 'Log ind med',
    name: 'Navn',
    email: 'E-mail',
    verified: 'E-mailen er bekræftet',
    logIn: 'Log ind',
    cancel: 'Annullér',
    wrong: 'Anmodningen er forkert',
  },
  en: {
    simulated: 'A simulation on this machine: no real account.',
    title: 'Log in with',
    name: 'Name',
    email: 'E-mail',
    verified: 'The e-mail is confirmed',
    logIn: 'Log in',
    cancel: 'Cancel',
    wrong: 'The request is wrong',
  },
};

/** The page on which a developer types who logs in. `asked` is the provider's query, which the form sends along. */
export function logInPage(provider: string, asked: URLSearchParams, wish: string | undefined): string {
  const language = languageOf(wish);
  const say = words[language];
  const main = `<p class="note">${say.simulated}</p>
<h1>${say.title} ${provider}</h1>
<form method="post" action="?${escapeHtml(asked.toString())}">
<label>${say.name}<input name="name" value="Karen Holm" autocomplete="off"></label>
<label>${say.email}<input name="email" type="email" value="karen.holm@test.example" autocomplete="off"></label>
<label class="choice"><input name="verified" type="checkbox" checked>${say.verified}</label>
<button type="submit">${say.logIn}</button>
<button class="quiet" type="submit" name="cancel" value="1" formnovalidate>${say.cancel}</button>
</form>`;
  return simulatorPage({ language, title: `${say.title} ${provider}`, style, main });
}

/** The page for a request that no client may make: the browser is not sent anywhere. */
export function wrongRequestPage(reason: string, wish: string | undefined): string {
  const language = languageOf(wish);
  const { wrong } = words[language];
  return simulatorPage({ language, title: wrong, style, main: `<h1>${wrong}</h1><p>${escapeHtml(reason)}</p>` });
}
