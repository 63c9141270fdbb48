/** The technologies that come with the product; read and arranged on first use. */
import { type TechnologyCatalog, createCatalog } from './catalog.ts';
import { readTechnologyFile, type TechnologyFile } from './entry.ts';
import own from './data/own-technologies.json' with { type: 'json' };
import data from './data/technologies.json' with { type: 'json' };

let standard: TechnologyCatalog | null = null;

export function standardCatalog(): TechnologyCatalog {
  standard ??= createCatalog(standardFiles(), scriptHosts());
  return standard;
}

/** The names of the technologies that come with the product, in the order of the files. Builds no catalog. */
export function standardTechnologyNames(): string[] {
  const technologies = JSON.parse(data.technologies) as Readonly<Record<string, unknown>>;
  return [...new Set([...Object.keys(technologies), ...Object.keys(own.technologies)])];
}

/** @param custom an operator's technologies in Wappalyzer's format; they add to ours */
export function catalogWith(custom: TechnologyFile): TechnologyCatalog {
  return createCatalog([...standardFiles(), custom], scriptHosts());
}

/** The file keeps everything in texts, which cost nothing until they are read. */
function standardFiles(): TechnologyFile[] {
  const technologies: unknown = JSON.parse(data.technologies);
  return [readTechnologyFile({ technologies, categories: data.categories }), readTechnologyFile(own)];
}

/** "Name" and its hosts, one line each. */
function scriptHosts(): ReadonlyMap<string, string> {
  return new Map(
    data.scriptHosts.split('\n').flatMap((line) => {
      const [name = '', hosts = ''] = line.split('\t');
      return hosts.split(' ').map((host): [string, string] => [host, name]);
    }),
  );
}
