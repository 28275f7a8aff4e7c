import { style as shared } from '../checkout/checkout-style';

/** The look of the card page, as a list of conversations beside one of them. */
export const style = `${shared}
body { place-items: start center; }
main { max-width: 1040px; padding: clamp(16px, 4vw, 32px); }
h1 a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; padding: 0; text-decoration: none; }
h1 { margin-bottom: 4px; }
h2 { margin: 0 0 12px; font: 600 22px/1.3 Georgia, serif; }
.phones { display: grid; gap: 32px; margin-top: 24px; }
.phones > * { min-width: 0; }
@media (max-width: 859px) { .opened { order: -1; } }
@media (min-width: 860px) { .phones { grid-template-columns: 320px 1fr; } }
form { grid-template-columns: minmax(0, 1fr); gap: 6px; margin-bottom: 20px; text-align: left; }
label { color: var(--soft); font-size: 15px; }
.row { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; min-height: 44px; padding: 10px 16px; border: 1px solid #8d8176; border-radius: 999px;
  background: #fff; color: var(--ink); font: inherit; }
input:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
button { min-height: 44px; padding: 10px 20px; }
nav li { padding: 0; border-top: 1px solid var(--line); }
nav li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; flex: 1; min-width: 0; min-height: 44px;
  padding: 10px 12px; border-radius: 12px; text-decoration: none; }
nav li a:hover { background: #f6efe5; }
nav li a[aria-current] { background: #f1e3d6; }
nav time, .who, .told, nav li span { color: var(--soft); font-size: 15px; }
nav li span { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
ol { display: grid; gap: 16px; list-style: none; margin: 0; padding: 0; }
ol li { display: block; max-width: 85%; padding: 0; border: 0; }
ol li.own { justify-self: end; }
.who { display: flex; justify-content: space-between; gap: 12px; margin: 0 4px 4px; }
.text { margin: 0; padding: 12px 16px; border-radius: 18px 18px 18px 4px; background: #f1e8dc; white-space: pre-wrap;
  overflow-wrap: anywhere; }
.own .text { border-radius: 18px 18px 4px 18px; background: #dfe8dc; }
.told { margin: 4px 4px 0; }
[data-failed] .told { color: var(--accent); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 12px 4px 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; }
th a { display: inline-flex; align-items: center; min-height: 44px; padding: 0; white-space: nowrap; }
`;
