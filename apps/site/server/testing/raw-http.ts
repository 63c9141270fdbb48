/** Raw HTTP, for requests that no client library would send. */
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends the bytes unchanged and reads until the connection ends. Add `connection: close` if the server would keep it open. */
export async function exchange(port: number, request: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return parseAnswer(Buffer.concat(chunks).toString());
}

export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const headers = fields.map(
    (field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()] as const,
  );
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}
