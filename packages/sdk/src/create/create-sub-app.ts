import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `Usage: create-sub-app <folder> [--template react|html] [--name <module>] [--title <text>] [--title-zh <text>]
                      [--contact <address>] [--sdk <package>]

  --template   react: a page on the kit of the console (default); html: a page in a frame of its own, without a bundler
  --name       name in the registry: small letters, digits and hyphens; that of the folder if absent
  --title      name that people read, and --title-zh the same in Chinese
  --contact    whom people write to when the app fails
  --sdk        the archive of @console/sub-app, which is stored in the app: an address of a console, such as
               https://console.example/console/sdk/console-sub-app.tgz, or a file; the one that this command came from if absent`

const TEMPLATES = ['react', 'html'] as const
type Template = (typeof TEMPLATES)[number]
/** As the registry accepts it. */
const MODULE = /^[a-z][a-z0-9-]{1,39}$/
/** Files whose real names npm would read, or leave out of an archive, in the package itself. */
const HIDDEN = /(^|\/)_(package\.json|gitignore|oxlintrc\.json)$/
const CONTACT = 'team@example.com'
/** The package, as the templates name it. */
const ARCHIVE = 'vendor/console-sub-app.tgz'

/** The reason why no app was made: one line for the person who started the command. */
class CannotCreate extends Error {}

type App = { folder: string; template: Template; sdk: string; values: Readonly<Record<string, string>> }

/**
 * Makes a new app of a template. The package is stored in it, so that it installs the same years later, whatever the console has by
 * then.
 */
export async function createSubApp(
  args: readonly string[],
  templates: string,
): Promise<{ folder: string; files: string[] }> {
  const { folder, template, sdk, values } = readApp(args)
  requireEmpty(folder)
  const archive = await readArchive(sdk)
  const from = join(templates, template)
  const files = listFiles(from).map((path) => {
    const name = path.replace(HIDDEN, (_all, before: string, hidden: string) => before + toRealName(hidden))
    return write(join(folder, name), fill(readFileSync(join(from, path), 'utf8'), values))
  })
  return { folder, files: [...files, write(join(folder, ARCHIVE), archive)] }
}

function write(path: string, content: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

function readApp(args: readonly string[]): App {
  const { values, positionals } = parse(args)
  const [target, ...more] = positionals
  if (target === undefined || more.length > 0 || values.help) throw new CannotCreate(USAGE)
  const template = TEMPLATES.find((name) => name === values.template)
  if (template === undefined)
    throw new CannotCreate(`There is no template "${values.template}": use ${TEMPLATES.join(' or ')}.`)
  const folder = resolve(target)
  const name = values.name ?? toModule(basename(folder))
  if (!MODULE.test(name))
    throw new CannotCreate(
      `"${name}" is no name for the registry: 2 to 40 small letters, digits and hyphens, a letter first. Choose one with --name.`,
    )
  const title = values.title ?? name
  return {
    folder,
    template,
    sdk: values.sdk ?? findOwnSource(),
    values: {
      MODULE: name,
      NAME_EN: title,
      NAME_ZH: values['title-zh'] ?? title,
      CONTACT: values.contact ?? CONTACT,
    },
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', default: 'react' },
        name: { type: 'string' },
        title: { type: 'string' },
        'title-zh': { type: 'string' },
        contact: { type: 'string' },
        sdk: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new CannotCreate(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function toModule(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')
}

/** The address or archive that npx was told to run this command from. */
function findOwnSource(): string {
  const named = process.env['npm_config_package']?.split('\n').find((one) => one.includes('sub-app'))
  if (named !== undefined) return named
  throw new CannotCreate(
    'Name the package with --sdk, such as --sdk https://console.example/console/sdk/console-sub-app.tgz.',
  )
}

/** The archive of the package: of an address, or a file of this machine. */
async function readArchive(source: string): Promise<Uint8Array> {
  if (!/^https?:/.test(source)) {
    const path = resolve(source.replace(/^file:/, ''))
    if (!existsSync(path)) throw new CannotCreate(`There is no ${path}.`)
    return readFileSync(path)
  }
  const answer = await fetch(source).catch((error: unknown) => {
    throw new CannotCreate(`${source} does not answer: ${String(error)}.`)
  })
  if (!answer.ok) throw new CannotCreate(`${source} answers ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return
  const [first, ...more] = readdirSync(folder)
  if (first === undefined) return
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  throw new CannotCreate(
    `${folder} is not empty (it has ${first}${others}): name a new folder, or an empty one.`,
  )
}

/** Paths below a folder, in order. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

const toRealName = (name: string): string => (name === 'package.json' ? name : `.${name}`)

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__([A-Z_]+?)__/g, (all, name: string) => values[name] ?? all)
}

/** Runs the command: makes the app of the templates in a folder, and returns the exit code. */
export async function runCreate(args: readonly string[], templates: string): Promise<number> {
  try {
    const { folder, files } = await createSubApp(args, templates)
    const shown = relative(process.cwd(), folder) || '.'
    process.stdout.write(
      `${files.length} files are in ${shown}. Next:\n\n  cd ${shown}\n  npm install\n  npm test\n  npm run build\n\nREADME.md says the rest.\n`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof CannotCreate)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
