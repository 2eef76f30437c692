/** Requests are checked by the schemas of their routes, which say what TypeScript may call them. */
import type { FastifyRequest, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import { canBeMissing, faultOf, type Schema, type Static } from '../protocol/schema.ts';

export interface TypesOfSchemas extends FastifyTypeProvider {
  readonly validator: this['schema'] extends Schema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends Schema ? Static<this['schema']> : unknown;
}

/** Fastify's errors have these too; nobody is told. */
const unused = { keyword: '', schemaPath: '', params: {} };

export const checkBySchema: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  return (given: unknown) => {
    const value = httpPart === 'body' ? given : withNumbers(schema, given);
    const fault = faultOf(schema, value);
    return fault === null ? { value } : { error: [{ instancePath: fault.at, message: fault.message, ...unused }] };
  };
};

/** Where a body can be missing, none at all says as much as an empty one. */
export async function acceptNoBody(request: FastifyRequest): Promise<void> {
  const wanted = request.routeOptions.schema?.body as Schema | undefined;
  if (request.body === undefined && wanted !== undefined && canBeMissing(wanted)) request.body = {};
}

/** Whatever stands in an address is a text, numbers too. */
function withNumbers(schema: object, texts: unknown): unknown {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, { readonly type?: string }>> };
  const numbers = Object.entries(texts ?? {}).filter(
    ([name, text]) =>
      Object.hasOwn(properties, name) && properties[name]?.type === 'integer' && /^-?\d{1,15}$/.test(String(text)),
  );
  return { ...(texts ?? {}), ...Object.fromEntries(numbers.map(([name, text]) => [name, Number(text)])) };
}
