import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errors, type ErrorCode } from '@caretrail/contract/texts/errors';

const codeOf: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timed_out',
};

/** Bytes that are not even HTTP get the error shape of every other refusal, and the connection ends. */
export function answerBrokenRequest(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = codeOf[error.code ?? ''] ?? 'unreadable_body';
    const { status, text } = errors[code];
    const body = JSON.stringify({ code, detail: text, request_id: randomUUID() });
    socket.end(
      `HTTP/1.1 ${status} Refused\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}
