// The part of the two commands that runs on the machine's own Node, before anything is installed: builtins only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '')

/** Node of the project: pinned, brought by the install, runs TypeScript directly. */
export const projectNode = join(root, 'node_modules/node/bin/node')

const OLDEST_NODE = [20, 19]
/** How much of a failed step's output is shown. */
const SHOWN_TAIL_CHARACTERS = 6000
const MAX_OUTPUT_CHARACTERS = 400_000

/** Ends the command; its message is the one line that the user reads. */
export class Problem extends Error {
  /** @param {string} message @param {string} [detail] output of the step that failed */
  constructor(message, detail = '') {
    super(message)
    this.detail = detail
  }
}

/** Runs a command's main function and turns what it throws into one line and exit code 1. */
export async function runCommand(main) {
  endWithParent()
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Problem) && error?.code !== 'ENOSPC') throw error
    if (error.detail) process.stderr.write(`${error.detail.slice(-SHOWN_TAIL_CHARACTERS).trimEnd()}\n\n`)
    process.stderr.write(`${error instanceof Problem ? error.message : DISK_FULL}\n`)
    process.exitCode = 1
  }
}

const PARENT_CHECK_MS = 500

/**
 * npm starts a script through a shell, and a SIGTERM to npm ends that shell alone: the script gets no signal. It ends itself
 * when its parent is gone, so that no server is left running.
 */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  check.unref()
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Problem(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is Node ${process.versions.node}.`,
  )
}

/** Installs what the lockfile says, unless exactly that is installed already. */
export async function install() {
  const stampPath = join(root, 'node_modules/.install-stamp')
  const stamp = hashParts([
    `${process.platform} ${process.arch} ${root}`,
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageManifests()].map(readContent),
  ])
  const isComplete = existsSync(projectNode) && packageManifests().every(hasItsModules)
  if (isComplete && readContent(relative(root, stampPath)) === stamp) return
  say('Installing the packages …')
  await runPnpm(['install', '--frozen-lockfile'], 'The packages could not be installed')
  if (!existsSync(projectNode)) {
    throw new Problem(`The packages brought no Node for ${process.platform} ${process.arch}.`)
  }
  writeFileSync(stampPath, stamp)
}

/** Builds kit, host and sub-apps into `dist/`, or where `CONSOLE_WEB_ROOT` says, unless the sources are those of the last build. */
export async function build() {
  const webRoot = process.env.CONSOLE_WEB_ROOT ?? join(root, 'dist')
  const stampPath = join(webRoot, '.stamp')
  const stamp = hashParts(buildSources().flatMap((path) => [path, readContent(path)]))
  if (readContent(relative(root, stampPath)) === stamp && existsSync(join(webRoot, 'console/index.html')))
    return
  say('Building …')
  await runPnpm(['run', 'build'], 'The build failed')
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, stamp)
}

/** Progress output for terminals and logs: no cursor control. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Runs a program of the project with the terminal's own streams; returns its exit code. */
export async function runProject(args, env = {}) {
  const child = spawn(projectNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...childEnvironment(), ...env },
  })
  // A terminal sends Ctrl-C to the child too; a second one would make it leave at once instead of in order.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // A program that a signal ended gets the exit code that a shell would report.
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

const DISK_FULL = 'The disk is full: free some space and run the command again.'

/** pnpm in the version that package.json names, fetched through npx: the machine needs none of its own. */
async function runPnpm(args, failure) {
  const { packageManager } = JSON.parse(readContent('package.json'))
  const { code, output } = await capture('npx', ['--yes', packageManager, ...args])
  if (code === 0) return
  if (/ENOSPC|no space left on device/i.test(output)) throw new Problem(DISK_FULL)
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/.test(output)) {
    throw new Problem(
      `${failure}: the package registry cannot be reached. Check the network or the registry setting.`,
    )
  }
  throw new Problem(`${failure}; see the output above.`, output)
}

function capture(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without it pnpm prompts before it replaces a node_modules folder, which blocks unattended runs.
      env: { ...childEnvironment(), CI: 'true' },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => (output = (output + text).slice(-MAX_OUTPUT_CHARACTERS)))
    }
    child.once('error', (error) =>
      reject(
        error.code === 'ENOENT' ? new Problem(`${program} is missing; it comes with Node's own npm.`) : error,
      ),
    )
    child.once('close', (code) => resolve({ code, output }))
  })
}

const PASSED_NPM_SETTINGS =
  /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|ca|strict_ssl|cache|userconfig)$/i

/**
 * The variables that npm sets for its scripts would configure the inner pnpm (prefix, log level, `ignore-scripts`), so only
 * the settings of the registry are passed on. The project's own Node comes first on the path.
 */
function childEnvironment() {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || PASSED_NPM_SETTINGS.test(name),
  )
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    ...Object.fromEntries(variables),
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(separator),
  }
}

function packageManifests() {
  const folders = ['apps', 'packages'].flatMap((group) => subfolders(group).map((name) => `${group}/${name}`))
  return ['.', ...folders, 'mock-server', 'e2e']
    .map((folder) => join(folder, 'package.json'))
    .filter((path) => existsSync(join(root, path)))
}

function hasItsModules(manifestPath) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readContent(manifestPath))
  const needsNone = Object.keys({ ...dependencies, ...devDependencies }).length === 0
  return needsNone || existsSync(join(root, dirname(manifestPath), 'node_modules'))
}

function buildSources() {
  return [
    'package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    ...filesBelow('apps'),
    ...filesBelow('packages'),
    // Commands that other teams get with their package.
    ...filesBelow('mock-server/src/commands'),
    ...filesBelow('mock-server/src/modules/apps/sub-app/source'),
  ].toSorted()
}

function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesBelow(path)
    } else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) yield path
  }
}

function subfolders(folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Text of a file of the project; empty when there is none. */
function readContent(path) {
  const full = join(root, path)
  return existsSync(full) ? readFileSync(full, 'utf8') : ''
}

function hashParts(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:${part}`)
  return hash.digest('hex')
}
