import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import sdkPackage from '../../package.json' with { type: 'json' }
import { listKitModules } from '../bundler/kit.ts'
import { copyDocs } from './copy-docs.ts'

/** The package that other teams install. */
export const PACKAGE_NAME = '@console/sub-app'
export const SDK_VERSION = sdkPackage.version

const root = join(import.meta.dirname, '../..')
const source = (path: string): string => join(root, 'src', path)

/** Entries by the name of their file; the package exports each under its address. */
const ENTRIES = {
  index: { address: '.', file: 'index.ts' },
  'isolated-app': { address: './isolated-app', file: 'isolated-app.ts' },
  slots: { address: './slots', file: 'slots.ts' },
  testing: { address: './testing', file: 'testing/index.ts' },
  bundler: { address: './bundler', file: 'bundler/index.ts' },
  'bundler-rsbuild': { address: './bundler/rsbuild', file: 'bundler/rsbuild.ts' },
  'bundler-vite': { address: './bundler/vite', file: 'bundler/vite.ts' },
} as const

/** Scripts for pages without a bundler, by the name of their global. */
const CLASSIC: Readonly<Record<string, string>> = { 'isolated-app': 'consoleApp', slots: 'consoleSlots' }

/** Programs of the package. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'create-sub-app': source('programs/create-sub-app.ts'),
  // Commands of the server's, which need no server.
  'console-app': join(root, '../../mock-server/src/commands/tools/console-app.ts'),
  'console-check': join(root, '../../mock-server/src/commands/tools/console-check.ts'),
}

/** The oldest Node that runs the programs, its major and minor. */
const OLDEST_NODE = [22, 17] as const

const starterPath = (name: string): string => `dist/bin/${name}.js`

/** Starts a program, of which an older Node could not even read the imports. */
const toStarter = (name: string): string => `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > ${OLDEST_NODE[0]} || (major === ${OLDEST_NODE[0]} && minor >= ${OLDEST_NODE[1]})) await import('../${name}.js')
else {
  console.error(\`${name} needs Node ${OLDEST_NODE.join('.')} or newer, and this is \${process.versions.node}.\`)
  process.exitCode = 1
}
`

/** Packages that are there beside this one: their types and code are not copied. */
const EXTERNAL = [/^node:/, /^@rsbuild\/core$/, /^playwright-core$/, /^axe-core$/]

/** No comments about the files that a part came from. */
const WITHOUT_PATHS = { experimental: { attachDebugInfo: 'none' } } as const

/** Writes the package to a folder, as its archive has it. */
export async function buildSdk(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const dist = join(folder, 'dist')
  await Promise.all([
    bundle(listInputs(), { dir: dist }),
    bundle(PROGRAMS, { dir: dist, minify: true, chunk: 'program' }),
    ...Object.entries(CLASSIC).map(([name, global]) => writeClassic(name, global, dist)),
    writeTypes(dist),
  ])
  for (const name of Object.keys(PROGRAMS)) write(join(folder, starterPath(name)), toStarter(name))
  for (const { path, text } of listKitModules()) write(join(folder, 'kit', path), text)
  for (const name of ['README.md', 'CHANGELOG.md', 'templates'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOurs })
  for (const template of readdirSync(join(folder, 'templates')))
    fillVersions(join(folder, 'templates', template))
  copyDocs(folder)
  write(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`)
}

/** A template that somebody has tried in its folder has more than its sources. */
const isOurs = (path: string): boolean => !/[/\\](node_modules|dist)$/.test(path)

const listInputs = (): Record<string, string> =>
  Object.fromEntries(Object.entries(ENTRIES).map(([name, { file }]) => [name, source(file)]))

type Output = { dir: string; minify?: boolean; chunk?: string }

async function bundle(
  input: Record<string, string>,
  { dir, minify = false, chunk = 'shared' }: Output,
): Promise<void> {
  const build = await rolldown({ input, external: EXTERNAL, platform: 'node', ...WITHOUT_PATHS })
  await build.write({ dir, minify, format: 'es', chunkFileNames: `${chunk}-[hash].js` })
  await build.close()
}

async function writeClassic(name: string, global: string, dist: string): Promise<void> {
  const build = await rolldown({ input: source(`${name}.ts`), platform: 'browser', ...WITHOUT_PATHS })
  await build.write({ file: join(dist, 'classic', `${name}.js`), format: 'iife', name: global })
  await build.close()
}

/** Declarations: one file an entry, and one with what several of them have. */
async function writeTypes(dir: string): Promise<void> {
  const build = await createTypesBuild()
  await build.write({ dir, format: 'es', chunkFileNames: 'shared.d.ts' })
  await build.close()
}

const createTypesBuild = () =>
  rolldown({
    input: listInputs(),
    external: EXTERNAL,
    ...WITHOUT_PATHS,
    plugins: [dts({ generator: 'oxc', dtsOnly: true, tsconfig: false })],
  })

/** The public types of the package, as one text: it changes when the interface does. */
export async function describeTypes(): Promise<string> {
  const build = await createTypesBuild()
  const { output } = await build.generate({ format: 'es', chunkFileNames: 'shared.d.ts' })
  await build.close()
  return output
    .toSorted((one, other) => one.fileName.localeCompare(other.fileName))
    .map((file) => `// ${file.fileName}\n${'code' in file ? file.code : ''}\n`)
    .join('\n')
}

/** Templates have the versions that this repository has. */
function fillVersions(template: string): void {
  const path = join(template, '_package.json')
  const versions = readCatalog()
  const text = readFileSync(path, 'utf8').replaceAll(
    /"([^"]+)": "catalog:([^"]*)"/g,
    (_all, name: string, other: string) => `"${name}": "${versions(other === '' ? name : other)}"`,
  )
  writeFileSync(path, text)
}

function describePackage() {
  const versions = readCatalog()
  return {
    name: PACKAGE_NAME,
    version: SDK_VERSION,
    description:
      'Pages and contributions of other teams in the console: types, a host for tests, builds and checks',
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: `>=${OLDEST_NODE.join('.')}` },
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([name, { address }]) => [
          address,
          { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
        ]),
      ),
      './classic/*': './dist/classic/*',
      './package.json': './package.json',
    },
    bin: Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, starterPath(name)])),
    files: ['dist', 'docs', 'kit', 'templates', 'CHANGELOG.md'],
    dependencies: { 'axe-core': versions('axe-core'), 'playwright-core': versions('playwright-core') },
    peerDependencies: { '@rsbuild/core': '>=2' },
    peerDependenciesMeta: { '@rsbuild/core': { optional: true } },
  }
}

/** Versions that this repository has, so that the package is installed with what it was tested with. */
function readCatalog(): (name: string) => string {
  const catalog = readFileSync(join(root, '../../pnpm-workspace.yaml'), 'utf8')
  return (name) => {
    const [, version] = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(catalog) ?? []
    if (version === undefined) throw new Error(`The catalog has no ${name}.`)
    // An alias, `npm:typescript@7.0.2`.
    return version.split('@').at(-1) ?? version
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
