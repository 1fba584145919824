// The catcher's own page: a list next to the selected mail. Plain HTML without a script; English, it is a developer's tool.
import type { Mail } from './inbox.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const when = (date: string): string => escapeHtml(date.slice(0, 16).replace('T', ' '));

export function mailPage(mails: readonly Mail[], id: string | undefined, style: string): string {
  const chosen = mails.find((mail) => mail.id === id) ?? mails[0];
  const title = `Mail (${mails.length})`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body>
<header><h1>${title}</h1><p>Every mail the product sends ends here. Nothing leaves this machine.</p>
<form method="post" action="/clear"><button${mails.length === 0 ? ' disabled' : ''}>Delete all</button></form>
<a href="/">Refresh</a></header>
<main>${mails.length === 0 ? '<p class="empty">No mail yet. Sign up, or ask for a new password, and it appears here.</p>' : columns(mails, chosen)}</main>
</body></html>`;
}

function columns(mails: readonly Mail[], chosen: Mail | undefined): string {
  const items = mails.map((mail) => {
    const current = mail === chosen ? ' aria-current="true"' : '';
    return `<li><a href="/?id=${mail.id}"${current}><strong>${escapeHtml(mail.subject) || '(no subject)'}</strong>
<span>${escapeHtml(mail.to)}</span><time>${when(mail.date)}</time></a></li>`;
  });
  return `<nav aria-label="Mails"><ul>${items.join('')}</ul></nav>${chosen ? reading(chosen) : ''}`;
}

function reading(mail: Mail): string {
  return `<article><h2>${escapeHtml(mail.subject) || '(no subject)'}</h2>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>Date</dt><dd>${when(mail.date)} UTC</dd></dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/email/${mail.id}/frame"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`;
}

/** Returns the mail as a page for the frame. Links open in a new tab. */
export function mailFrame(mail: Mail): string {
  const body = mail.html || `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(mail.text)}</pre>`;
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${body}`;
}

export const pageStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{margin:0;display:flex;flex-direction:column;min-height:100vh}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;padding:.75rem 1rem;border-bottom:1px solid var(--line)}
h1{font-size:1.1rem;margin:0}header p{margin:0;flex:1;opacity:.75}button{font:inherit;padding:.25rem .75rem;cursor:pointer}
main{flex:1;display:grid;grid-template-columns:minmax(16rem,24rem) 1fr}
nav{border-right:1px solid var(--line);overflow:auto}ul{list-style:none;margin:0;padding:0}
li a{display:grid;padding:.6rem 1rem;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover{background:color-mix(in srgb,currentColor 6%,transparent)}
li a[aria-current]{background:color-mix(in srgb,currentColor 12%,transparent)}
li span,li time{font-size:.875rem;opacity:.75;overflow-wrap:anywhere}
article{padding:1rem;display:flex;flex-direction:column;gap:.75rem;min-width:0}h2{margin:0;font-size:1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;margin:0}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
iframe{flex:1;min-height:24rem;border:1px solid var(--line);border-radius:.5rem;background:#fff;color-scheme:light}
pre{white-space:pre-wrap;overflow-wrap:anywhere}.empty{padding:1rem;grid-column:1/-1}
@media (max-width:45rem){header h1{flex:1}header p{order:1;flex-basis:100%}main{grid-template-columns:1fr}nav{max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}}
`;
