/** The OpenAPI description as a page for people; plain HTML, no script. */

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly requestBody?: unknown;
  readonly parameters?: unknown;
}

interface Description {
  readonly info?: { readonly title?: string; readonly description?: string };
  readonly paths?: { readonly [path: string]: unknown };
}

const methods = ['get', 'post', 'patch', 'put', 'delete'];

export function docsPage({ info, paths = {} }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => section(method, path, operation)),
  );
  const title = escaped(info?.title ?? 'API');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${escaped(info?.description ?? '')} <a href="/api/docs/json">OpenAPI as JSON</a></p>
${calls.join('\n')}
</body>
</html>
`;
}

function section(method: string, path: string, { summary = '', parameters, requestBody }: Operation): string {
  const details = [parameters, requestBody].filter((part) => part !== undefined);
  const shapes = details.map((part) => `<pre>${escaped(JSON.stringify(part, null, 2))}</pre>`).join('');
  const more = shapes && `<details><summary>what it takes</summary>${shapes}</details>`;
  return `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>\n<p>${escaped(summary)}</p>${more}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
