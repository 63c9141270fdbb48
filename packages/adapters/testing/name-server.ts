/** A name server for tests: answers from a zone over UDP, so that a separate process can use it. */
import { createSocket } from 'node:dgram';
import { decode, encode, type Answer } from 'dns-packet';
import { wellKnown, type Zone } from './scripted-network.ts';

export interface ScriptedNameServer {
  /** Address in the format of VERIFY_DNS. */
  readonly at: string;
  readonly close: () => Promise<void>;
}

export async function startNameServer(given: Zone): Promise<ScriptedNameServer> {
  const zone = { ...wellKnown, ...given };
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const question = decode(message);
    const [asked] = question.questions ?? [];
    const name = asked?.name.toLowerCase() ?? '';
    const text = asked && zone[`${asked.type} ${name}`];
    const exists = Object.keys(zone).some((key) => key.endsWith(` ${name}`));
    const answers = text ? text.split(/,\s*/).map((part) => toAnswer(asked.type, name, part)) : [];
    // Recursion available, and the RCODE in the last four bits (RFC 1035, section 4.1.1).
    const flags = 0x80 | (exists ? 0 : 3);
    socket.send(encode({ type: 'response', id: question.id ?? 0, flags, questions: question.questions ?? [], answers }), port, address);
  });
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
  return {
    at: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}

function toAnswer(type: string, name: string, text: string): Answer {
  if (type !== 'MX') return { type: type as 'A', name, ttl: 300, data: text };
  const [preference = '0', exchange = '.'] = text.split(' ');
  return { type, name, ttl: 300, data: { preference: Number(preference), exchange } };
}
