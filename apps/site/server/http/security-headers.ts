/** The headers that every answer carries, errors too. Scored by MDN HTTP Observatory's rules in security-headers.test.ts. */
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Powers of the browser that the page never asks for. Only names that current browsers know: an unknown one is a warning on the
 * console of every reader (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md).
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
 * @param styleHash source expression of the page's one inline style; absent in development, where Vite puts scripts and styles of its
 * own into the page and no policy that is worth anything would let them in.
 */
export function securityHeaders(styleHash: string | undefined): OutgoingHttpHeaders {
  return {
    ...(styleHash && { 'content-security-policy': contentSecurityPolicy(styleHash) }),
    // One year. Always sent: browsers ignore it over plain http (RFC 6797 section 8.1), where localhost is. Without includeSubDomains:
    // what other hosts below this one serve is not this site's to decide.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    // Not no-referrer: it would make the Origin of the page's own form post `null` (Fetch, "append a request Origin header").
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
