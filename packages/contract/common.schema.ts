/** Schemas that several resources share. */
import { plans } from '@leadlight/credits';
import { z } from 'zod';

export const idSchema = z.uuid();
export const instantSchema = z.iso.datetime().meta({ description: 'UTC, ISO 8601', example: '2026-11-21T12:00:00.000Z' });
export const planSchema = z.enum(plans).meta({ id: 'Plan' });
export const roleSchema = z.enum(['owner', 'admin', 'member']).meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

/** Lower case, as stored and compared. 254 is the longest address SMTP can carry (RFC 5321 4.5.3.1.3, erratum 1690). */
export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254)).meta({ example: 'ana@acme.example', format: 'email' });

/** One line of text: trimmed, without control characters. */
export const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text));

/** Names appear in email headers and tables. */
export const nameSchema = lineSchema(100);

export const pageQuery = {
  cursor: z.string().max(200).optional().meta({ description: '`nextCursor` of the previous response; omit it for the first page.' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

/** @param id the schema name of the page in the OpenAPI document */
export function pageOf<T extends z.ZodType>(item: T, id: string) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable().meta({ description: 'Null on the last page.' }) }).meta({ id });
}

export const workspaceParams = z.object({ workspaceId: idSchema });

export const actorSchema = z
  .object({
    kind: z.enum(['user', 'api_key', 'operator', 'system']),
    id: idSchema.nullable(),
    name: z.string().nullable().meta({ description: 'Null if the user or key no longer exists.' }),
  })
  .meta({ id: 'Actor' });

export const versionSchema = z.string().meta({
  description:
    'Changes whenever a value that can be edited changes. Send it as `If-Match` when you change the record, and your change is refused if someone else was faster.',
});

/** The name of an uploaded file. */
export const fileNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text));
