/** The headers of every response, including errors. security-headers.test.ts scores them with MDN HTTP Observatory's rules. */
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Browser features that the page never uses. Only names that current browsers know, because an unknown one causes a console
 * warning for every visitor (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md).
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * @param styleHash source expression of the page's one inline style; absent in development, where Vite adds its own scripts and
 * styles to the page, which no useful policy would allow
 */
export function securityHeaders(styleHash: string | undefined): OutgoingHttpHeaders {
  return {
    ...(styleHash && { 'content-security-policy': contentSecurityPolicy(styleHash) }),
    // One year. Always sent: browsers ignore it over plain http (RFC 6797 section 8.1), as on localhost. Without includeSubDomains,
    // because this site doesn't control its subdomains.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    // Not no-referrer, which would make the Origin of the page's own form post `null` (Fetch, "append a request Origin header").
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

function contentSecurityPolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
