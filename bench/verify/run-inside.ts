/** Runs a program inside the mail lab, with its task as an argument, a list on standard input, and JSON lines on standard output. */
import { createInterface } from 'node:readline';
import type { MailLab } from '../mail-lab/lab.ts';

interface Inside<Line> {
  task: object;
  input: readonly string[];
  onLine: (line: Line) => void;
  env?: NodeJS.ProcessEnv;
}

/**
 * Resolves when the program has exited.
 * @param program a file for Node, or a command with its arguments
 * @throws if it or a server exits too early, and whatever `onLine` throws
 */
export async function runInside<Line>(
  lab: MailLab,
  program: string | readonly [string, ...string[]],
  { task, input, onLine, env }: Inside<Line>,
): Promise<void> {
  const [command, ...args] = typeof program === 'string' ? ([process.execPath, program] as const) : program;
  const child = lab.run(command, [...args, JSON.stringify(task)], { stdio: ['pipe', 'pipe', 'inherit'], ...(env && { env }) });
  if (!child.stdin || !child.stdout) throw new Error(`${command} has no input or output.`);
  const { stdout } = child;
  const ended = new Promise<number | null>((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (text) => {
      try {
        onLine(JSON.parse(text) as Line);
      } catch (cause) {
        reject(new Error(`The output of ${command} is not valid JSON.`, { cause }));
      }
    });
    // 'close' comes after the last output.
    child.once('close', resolve);
  });
  child.stdin.end(input.map((line) => `${line}\n`).join(''));
  const code = await Promise.race([ended, lab.broken]);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} exited with code ${code}.`);
}
