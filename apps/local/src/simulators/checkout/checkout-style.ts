/** Festlig's colours without its fonts, because this page represents another company's. */
export const style = `
:root { color-scheme: light; --paper: #faf6f0; --ink: #2b2622; --soft: #6f655c; --line: #e7ddd0; --accent: #a3402c; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper);
  color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; padding: 32px; background: #fffdf9; border: 1px solid var(--line);
  border-radius: 20px; box-shadow: 0 12px 40px rgb(70 50 30 / 8%); }
h1 { margin: 0 0 20px; font: 600 32px/1.2 Georgia, serif; }
ul { list-style: none; margin: 0; padding: 0; }
li, .total { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line); }
li span:last-child, .total strong { white-space: nowrap; font-variant-numeric: tabular-nums; }
small, .note, .card { color: var(--soft); font-size: 15px; }
.note { margin: 0 0 8px; }
.total { margin: 0; font-size: 20px; }
.card { margin: 12px 0 24px; padding: 12px 16px; border: 1px dashed var(--line); border-radius: 12px; }
form { display: grid; gap: 8px; text-align: center; }
button { padding: 14px; border: 0; border-radius: 999px; background: var(--accent); color: #fff; font: inherit;
  font-weight: 600; cursor: pointer; }
button:hover { background: #8b3524; }
a { padding: 12px; color: var(--ink); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; border-radius: 999px; }
`;
