/** What a browser does with a push message: https://www.rfc-editor.org/rfc/rfc8291, in one record. */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const TAG = 16;

export function decrypted(body: Buffer, key: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString(); // a 2 ends the last record
}
