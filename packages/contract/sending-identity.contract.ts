/** The operator's setup of verification: how this installation presents itself to mail servers. Opened by a link from `npm run operator`. */
import { z } from 'zod';
import { defineRoute } from './route.ts';

const tag = 'Operator';
const access = { kind: 'public' } as const;

const tokenSchema = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'From the link that `npm run operator -- verification --link` prints.' });
const heloNameSchema = z.string().trim().max(253);
const senderSchema = z.string().trim().max(320).meta({ description: 'An address, or `<>` for the null sender.' });

export const setupCheckSchema = z
  .object({
    name: z.enum(['port_25', 'address', 'reverse_dns', 'host_name', 'sender', 'spf', 'handshake']),
    state: z.enum(['ok', 'wrong', 'unknown']).meta({ description: '`unknown` if it could not be checked.' }),
    found: z.string().meta({ description: 'What was found, in one sentence.' }),
    fix: z
      .object({
        by: z.enum(['provider', 'dns', 'operator']).meta({
          description: "Who can change it: the hosting provider, the person who manages the domain's DNS, or the operator.",
        }),
        text: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'SetupCheck' });

const storedSchema = z.object({ heloName: z.string(), sender: z.string() });

export const readSendingIdentity = defineRoute({
  name: 'readSendingIdentity',
  method: 'post',
  path: '/v1/sending-identity/read',
  tag,
  summary: 'Get the host name and the sender that mail servers see',
  description: 'A POST, so that the token of the link is not part of a URL.',
  access,
  status: 200,
  body: z.strictObject({ token: tokenSchema }),
  answer: z
    .object({
      identity: storedSchema.nullable(),
      source: z.enum(['environment', 'stored', 'none']).meta({ description: 'Variables of the environment take precedence.' }),
    })
    .meta({ id: 'SendingIdentity' }),
  errors: ['setup_link_invalid'],
});

export const checkSendingIdentity = defineRoute({
  name: 'checkSendingIdentity',
  method: 'post',
  path: '/v1/sending-identity/check',
  tag,
  summary: 'Check port 25, the address, reverse DNS, host name, sender, SPF and a handshake',
  description: 'Takes up to two minutes. Sends no mail and names no recipient.',
  access,
  status: 200,
  body: z.strictObject({
    token: tokenSchema,
    heloName: heloNameSchema.optional().meta({ description: 'Found through reverse DNS if it is omitted.' }),
    sender: senderSchema.optional(),
    address: z.union([z.ipv4(), z.ipv6()]).optional().meta({ description: 'The public IP address, if mail servers do not report it.' }),
  }),
  answer: z
    .object({
      address: z.string().nullable(),
      heloName: z.string().nullable(),
      sender: z.string().nullable(),
      checks: z.array(setupCheckSchema),
      isReady: z.boolean(),
    })
    .meta({ id: 'SetupReport' }),
  errors: ['setup_link_invalid'],
});

export const saveSendingIdentity = defineRoute({
  name: 'saveSendingIdentity',
  method: 'post',
  path: '/v1/sending-identity',
  tag,
  summary: 'Save the host name and the sender',
  description: 'Every process of the installation uses them within half a minute. Values that do harm are refused.',
  access,
  status: 200,
  body: z.strictObject({ token: tokenSchema, heloName: heloNameSchema, sender: senderSchema }),
  answer: storedSchema.meta({ id: 'StoredSendingIdentity' }),
  errors: ['setup_link_invalid', 'sending_identity_invalid', 'identity_in_environment'],
});

export const sendingIdentityRoutes = [readSendingIdentity, checkSendingIdentity, saveSendingIdentity] as const;
