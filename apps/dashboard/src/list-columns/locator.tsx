/** Where a value is from: a link if it is an address of the web. */
export function Locator({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return <span className="block text-muted">{text}</span>;
  return (
    <a
      href={text}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="block underline decoration-control underline-offset-3 hover:decoration-ink"
    >
      {text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <span className="sr-only">, opens a new tab</span>
    </a>
  );
}
