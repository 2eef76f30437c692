import { type ErrorArguments, type ErrorCode, errors, type WireError } from './protocol/errors.ts';

/** Something a client asked for that is not done, and why. It is told to the client as it is. */
export class Refusal<C extends ErrorCode = ErrorCode> extends Error {
  readonly status: number;
  readonly code: C;
  readonly args: WireError['args'];

  /** `text` is for those who write clients; players read `error.<code>` with the arguments. */
  constructor(code: C, text: string, ...[args]: ErrorArguments<C>) {
    super(text);
    this.name = 'Refusal';
    this.status = errors[code].status;
    this.code = code;
    this.args = args;
  }
}
