/**
 * Routes and jobs call commands and reads (`<noun>.commands.ts`, `<noun>.reads.ts`): they open no transaction, run no query and queue nothing, and routes do not
 * import each other. Checked by the imports and calls of a file.
 */
import { parseSync, Visitor } from 'oxc-parser';

/** The only values that a route or a job may import from the database package; types are allowed. */
const mayTake = ['Refusal'];

/** Modules that queue jobs or emails. */
const queues = /^(?:pg-boss|@leadlight\/db\/platform\/jobs|(?:\.{1,2}\/)+(?:.*\/)?queue-mail\.ts)$/;

/**
 * @param path from the repository's root, with slashes
 * @returns a sentence for each violation; none for files that are neither routes nor jobs of the server
 */
export function brokenCommandLaws(path: string, source: string): string[] {
  const [, role] = /^apps\/server\/.+\.(routes|job)\.ts$/.exec(path) ?? [];
  if (!role) return [];
  const { program, module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const broken: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    const values = entries.filter(({ isType }) => !isType).map(({ importName, localName }) => importName.name ?? localName.value);
    if (values.length === 0) continue;
    if (role === 'routes' && from.endsWith('.routes.ts')) broken.push(`${path} imports ${from}: routes do not import routes.`);
    if (queues.test(from)) broken.push(`${path} imports ${from}: a command queues.`);
    else if (/^@leadlight\/db(?:\/|$)/.test(from))
      for (const name of values.filter((value) => !mayTake.includes(value)))
        broken.push(`${path} imports ${name} from ${from}: a command or a read asks the database.`);
  }
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'query')
        broken.push(`${path} calls .query(): SQL is in packages/db.`);
    },
  }).visit(program);
  return broken;
}
