import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `Usage: create-sub-app <folder> [--template react|html] [--name <module>] [--title <text>] [--title-zh <text>]
                      [--contact <address>] [--sdk <package>]

  --template   react: a page on the kit of the console (default); html: a page in a frame of its own, without a bundler
  --name       name in the registry: small letters, digits and hyphens; that of the folder if absent
  --title      name that people read, and --title-zh the same in Chinese
  --contact    whom people write to when the app fails
  --sdk        where npm gets @console/sub-app from: an address of a console, such as
               https://console.example/console/sdk/console-sub-app.tgz, or an archive; the one that this command came from if absent`

const TEMPLATES = ['react', 'html'] as const
type Template = (typeof TEMPLATES)[number]
/** As the registry accepts it. */
const MODULE = /^[a-z][a-z0-9-]{1,39}$/
/** Files whose real names npm would read, or leave out of an archive, in the package itself. */
const HIDDEN = /(^|\/)_(package\.json|gitignore|oxlintrc\.json)$/
const CONTACT = 'team@example.com'

/** Why no app was made: one line for the person who started the command. */
class CannotCreate extends Error {}

type App = { folder: string; template: Template; values: Readonly<Record<string, string>> }

/** Makes a new app of a template, and says what comes next. */
export function createSubApp(
  args: readonly string[],
  templates: string,
): { folder: string; files: string[] } {
  const { folder, template, values } = readApp(args)
  requireEmpty(folder)
  const from = join(templates, template)
  const files = listFiles(from).map((path) => {
    const target = join(
      folder,
      path.replace(HIDDEN, (_all, before: string, name: string) => before + toRealName(name)),
    )
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, fill(readFileSync(join(from, path), 'utf8'), values))
    return target
  })
  return { folder, files }
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
    values: {
      MODULE: name,
      NAME_EN: title,
      NAME_ZH: values['title-zh'] ?? title,
      CONTACT: values.contact ?? CONTACT,
      SDK: toDependency(values.sdk ?? findOwnSource(), folder),
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

/** An address stays; an archive is named as seen from the folder of the app. */
function toDependency(source: string, folder: string): string {
  if (/^https?:/.test(source)) return source
  const path = resolve(source.replace(/^file:/, ''))
  if (!existsSync(path)) throw new CannotCreate(`There is no ${path}.`)
  return `file:${relative(folder, path)}`
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
export function runCreate(args: readonly string[], templates: string): number {
  try {
    const { folder, files } = createSubApp(args, templates)
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
