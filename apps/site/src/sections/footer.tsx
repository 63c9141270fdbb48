import { Mark } from '@leadlight/ui/mark';
import { brand } from '../brand.ts';
import { footer, footerColumns } from '../content.ts';

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <div>
          <p className="logo">
            <Mark />
            {brand.name}
          </p>
          <p className="copyright">{footer.copyright}</p>
        </div>
        {footerColumns.map((column) => (
          <div key={column.id} className={`footer-column footer-${column.id}`} hidden={column.hidden}>
            <h2>{column.heading}</h2>
            <ul>
              {column.links.map((label) => (
                <li key={label}>
                  <a href={footer.nowhere}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <nav className="footer-column" aria-label={footer.linksLabel}>
          <ul>
            {footer.links.map((link) => (
              <li key={link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
