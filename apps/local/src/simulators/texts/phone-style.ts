import { style as shared } from '../checkout/checkout-style';

/** The look of the card page, as a list of conversations. */
export const style = `${shared}
body { place-items: start center; }
main { max-width: 480px; }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 20px; }
nav a { min-height: 44px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 999px; text-decoration: none; }
nav a[aria-current] { border-color: var(--accent); background: var(--accent); color: #fff; }
ol { display: grid; gap: 20px; list-style: none; margin: 0; padding: 0; }
ol li { display: block; padding: 0; border: 0; }
.who { display: flex; justify-content: space-between; gap: 12px; margin: 0 4px 4px; color: var(--soft); font-size: 15px; }
.text { margin: 0; padding: 12px 16px; border-radius: 18px 18px 18px 4px; background: #f1e8dc; white-space: pre-wrap;
  overflow-wrap: anywhere; }
`;
