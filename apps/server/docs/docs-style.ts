/** Style of /docs, /dev/mail, /privacy, /terms and /bot. Colors are the design tokens of the product. */
export const docsStyle = `
:root { color-scheme: light dark; --ground: #faf8f3; --card: #fff; --ink: #15181f; --muted: #555b68; --line: #e4dfd3; --accent: #2f56e0; }
@media (prefers-color-scheme: dark) { :root { --ground: #0c0e13; --card: #13161d; --ink: #f2efe8; --muted: #a3a8b5; --line: #242832; --accent: #8aa2ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14.5px/1.55 Inter, system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 32px 16px 96px; }
h1 { font-size: 32px; letter-spacing: -0.02em; margin: 0 0 12px; }
h2 { font-size: 20px; margin: 48px 0 12px; }
h3 { font-size: 16px; margin: 0; font-weight: 600; }
a { color: var(--accent); }
nav ul { columns: 3 14rem; padding-left: 18px; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin: 12px 0; padding: 16px; }
article h2 { margin: 0 0 4px; font-size: 17px; }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; margin: 8px 0; }
.method { display: inline-block; min-width: 4.5em; font-weight: 600; }
.muted, small { color: var(--muted); }
table { border-collapse: collapse; width: 100%; margin: 8px 0; }
th, td { border-top: 1px solid var(--line); padding: 6px 8px 6px 0; text-align: left; vertical-align: top; }
th { font-weight: 600; }
header { display: flex; justify-content: space-between; gap: 16px; max-width: 44rem; margin: 0 auto; padding: 20px 16px 0; }
header a { color: var(--ink); text-decoration: none; }
header > a { display: flex; align-items: center; gap: 8px; font-weight: 600; }
header nav a { color: var(--muted); margin-left: 16px; }
.prose { max-width: 44rem; font-size: 16px; line-height: 1.6; }
.prose h1, .prose h2, header > a { font-family: 'Bricolage Grotesque', Inter, system-ui, sans-serif; font-weight: 700; letter-spacing: -0.02em; }
.prose p { margin: 12px 0; }
.prose a { text-decoration: underline; text-underline-offset: 3px; }
.prose table { font-size: 14px; }
.prose td { padding-right: 16px; }
.prose h2 { margin-top: 36px; }
mark { background: #f6a62344; color: inherit; padding: 1px 4px; border-radius: 4px; }
@media (max-width: 560px) {
  .prose:has(td:nth-child(4)) :is(table, tbody, tr, td) { display: block; }
  .prose:has(td:nth-child(4)) thead { position: absolute; clip-path: inset(50%); }
  .prose:has(td:nth-child(4)) td { border: 0; padding: 0 0 2px; color: var(--muted); }
  .prose:has(td:nth-child(4)) td:first-child { border-top: 1px solid var(--line); padding-top: 12px; color: var(--ink); font-weight: 600; }
  .prose:has(td:nth-child(4)) td:last-child { padding-bottom: 12px; }
}
input, button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--muted); border-radius: 8px; padding: 6px 10px; }
input { width: 20rem; max-width: 100%; }
button { cursor: pointer; }
summary { cursor: pointer; padding: 4px 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.api article > h3 { font-size: 14.5px; margin: 16px 0 4px; }
.api article[id] > h3:first-child { font-size: 16px; margin: 0; }
.contents a { display: inline-block; padding: 3px 0; }
.skip { position: absolute; clip-path: inset(50%); }
.skip:focus { position: static; clip-path: none; display: block; padding: 12px 16px; }
.api article h2 { margin: 0 0 4px; font-size: 18px; }
.api :is(h2, h3, article) { scroll-margin-top: 16px; }
.api table { table-layout: fixed; }
.api :is(th, td):first-child { width: 34%; overflow-wrap: anywhere; }
.api td table { margin: 0; }
.api details th[scope='row'] { width: 4em; }
.api pre { background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; }
.api section h3 { margin-top: 32px; }
.contents { columns: 2 18rem; padding-left: 18px; }
.form + .form { border-top: 1px solid var(--line); margin-top: 12px; padding-top: 4px; }
#sections ul { list-style: none; margin: 0; padding: 0; columns: 2 12rem; }
#sections { max-width: 62rem; margin: 0 auto; padding: 0 16px 64px; }
#sections a { display: block; padding: 4px 8px; border-radius: 8px; color: var(--muted); text-decoration: none; break-inside: avoid; }
#sections a:hover { color: var(--ink); }
#sections [aria-current] { color: var(--ink); background: var(--card); box-shadow: 0 0 0 1px var(--line); }
@media (max-width: 560px) {
  .api .routes :is(tbody, tr, td) { display: block; width: auto; }
  .api .routes td + td { border: 0; padding-top: 0; color: var(--muted); }
}
@media (min-width: 64rem) {
  .api { display: grid; grid-template-columns: 15rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
  .api main { grid-area: 1 / 2; width: 100%; margin: 0; }
  #sections { grid-area: 1 / 1; align-self: start; position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 32px 8px 32px 16px; }
  #sections ul { columns: auto; }
}
`;
