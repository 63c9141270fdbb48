/** The conventions of all routes, in the order in which a program needs them. */
export const conventions: readonly (readonly [title: string, text: string])[] = [
  [
    'Errors',
    'An error has a status of 400 or more and the body `{"errors":[{"code","message","field"}]}`. `code` is stable: use it in your program. ' +
      '`message` says what to do, and may change. `field` is present if one field is the cause. Every response has an `X-Request-Id` header: include it when you ask for help.',
  ],
  [
    'Paging',
    'A list returns `items` and `nextCursor`. For the next page, send the same request with `cursor` set to `nextCursor`, until it is null. A cursor belongs to one list with the same filters and order.',
  ],
  [
    'Rate limits',
    'Every response says how many requests are left: `RateLimit: "default";r=1196;t=36` means 1,196 requests in the next 36 seconds, and `RateLimit-Policy` has the limit. ' +
      'After a 429 or 503 response, wait for the seconds in `Retry-After`, then send the request again.',
  ],
  [
    'Repeating a request safely',
    'If the reference lists an `Idempotency-Key` header for a route, send it with a unique string, such as a UUID. If you repeat the request with the same key within a day, you get the first response, and the request is not processed again. ' +
      'A different request with the same key is refused with `idempotency_key_reused`.',
  ],
  [
    'Editing records that others edit',
    'A person, a company and an email template have a `version`. Send it, or the `ETag` header of the response, as `If-Match` when you change the record: ' +
      'if someone changed its values after you read it, the request is refused with status 412 and `version_outdated`, and nothing is saved. Read the record again, then repeat your change. Without `If-Match`, the last change wins.',
  ],
  [
    'Background work',
    'Work that takes longer than a request continues in the background: the response has status 202 and an `id` to poll. There are no webhooks. ' +
      'Work on many leads is a run: request a forecast of its cost, then start it with a ceiling in credits. A run never exceeds its ceiling.',
  ],
];
