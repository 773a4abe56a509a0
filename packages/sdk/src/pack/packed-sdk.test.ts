import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@console/build/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubApp } from '../create/create-sub-app.ts'
import { buildSdk, PACKAGE_NAME } from './build-sdk.ts'

const run = promisify(execFile)
const sdk = join(repositoryRoot, 'packages/sdk')
/** Several processes that start, on a machine that does other things. */
const LIMIT_MS = 60_000

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-sdk-'))
  await buildSdk(join(folder, 'package'))
}, LIMIT_MS)
afterAll(() => rmSync(folder, { recursive: true }))

/** Makes an app in which the package is installed as npm would; the rest is what the package itself was built with. */
async function createApp(template: 'react' | 'html', name: string = template): Promise<string> {
  const app = join(folder, name)
  writeFileSync(join(folder, 'sdk.tgz'), '')
  const options = ['--template', template, '--title', 'Orders', '--title-zh', '订单']
  await createSubApp([app, ...options, '--sdk', join(folder, 'sdk.tgz')], join(folder, 'package/templates'))
  for (const name of listPackages(join(sdk, 'node_modules'))) link(join(sdk, 'node_modules', name), app, name)
  link(join(sdk, 'node_modules/@typescript/native'), app, 'typescript')
  // A copy: what a link leads to would look for its own packages beside it.
  cpSync(join(folder, 'package'), join(app, 'node_modules', PACKAGE_NAME), { recursive: true })
  return app
}

function listPackages(modules: string): string[] {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  )
}

function link(target: string, app: string, name: string): void {
  const path = join(app, 'node_modules', name)
  if (name === PACKAGE_NAME) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Runs a program of the app's packages with the Node of the tests; gives what it prints. */
async function runIn(app: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', NO_COLOR: '1' }
  return run(process.execPath, [join(app, 'node_modules', program), ...args], { cwd: app, env }).then(
    ({ stdout }) => stdout,
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} failed:\n${stdout}${stderr}`)
    },
  )
}

const read = (path: string): string => readFileSync(path, 'utf8')

test('the package stands alone: it names no path, workspace or package of this repository', () => {
  const files = globSync('**/*.{js,json,ts,md}', { cwd: join(folder, 'package') })
  const entries = files.filter((path) => !/^(templates|docs)/.test(path))
  expect(entries.length).toBeGreaterThan(40)
  const texts = entries.map((path) => ({ path, text: read(join(folder, 'package', path)) }))
  const naming = texts.filter(
    ({ text }) =>
      text.includes(repositoryRoot) || /["']workspace:|packages\/(sub-app|sdk|contracts)\//.test(text),
  )
  const importing = texts.filter(
    ({ path, text }) => path.startsWith('dist') && /(?:from|import) ?["']@console\//.test(text),
  )
  expect([...naming, ...importing].map(({ path }) => path)).toEqual([])
  const manifest: unknown = JSON.parse(read(join(folder, 'package/package.json')))
  expect(Object.keys(Object(manifest))).not.toContain('devDependencies')
})

test('the package has the chapters for developers, and each of their links leads to a file of the package', () => {
  const docs = globSync('docs/*.md', { cwd: join(folder, 'package') })
  expect(docs).toEqual(
    expect.arrayContaining(['docs/existing-apps.md', 'docs/first-app.md', 'docs/reach.md']),
  )
  const links = docs.flatMap((path) =>
    [...read(join(folder, 'package', path)).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
      join(dirname(path), link),
    ),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !existsSync(join(folder, 'package', link)))).toEqual([])
})

test('every export of the package is a file with types, and the README has an example for it', () => {
  const { exports } = JSON.parse(read(join(folder, 'package/package.json'))) as {
    exports: Record<string, { types?: string; default?: string }>
  }
  const readme = read(join(sdk, 'README.md'))
  for (const [address, { types, default: script }] of Object.entries(exports)) {
    if (types === undefined || script === undefined) continue
    const declared = read(join(folder, 'package', types))
    expect(existsSync(join(folder, 'package', script))).toBe(true)
    const values = [...declared.matchAll(/^export declare (?:function|class|const) (\w+)/gm)].map(
      ([, name]) => name,
    )
    const shared = /^export \{([^}]*)\}/m.exec(declared)?.[1]?.split(',') ?? []
    const names = [...values, ...shared.map((name) => name.trim())].filter((name) => /^\w+$/.test(name ?? ''))
    expect(values.length + shared.length).toBeGreaterThan(0)
    for (const name of names)
      expect({ address, name, isUsed: readme.includes(String(name)) }).toMatchObject({ isUsed: true })
  }
})

test('a program says which Node it needs to one that is older', async () => {
  const { bin } = JSON.parse(read(join(folder, 'package/package.json'))) as { bin: Record<string, string> }
  expect(Object.keys(bin)).toEqual(['create-sub-app', 'console-app', 'console-check'])
  for (const [name, path] of Object.entries(bin)) {
    const starter = join(folder, 'package', path)
    const start = async (version: string) =>
      run(process.execPath, ['--import', withVersion(version), starter, '--help']).then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      )
    expect(await start('22.16.0')).toBe(`${name} needs Node 22.17 or newer, and this is 22.16.0.\n`)
    expect(await start('22.17.0')).toContain(name)
  }
})

/** A module that gives Node another version, before the program is read. */
const withVersion = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`

test(
  'a React app of the template and the examples of the README compile, pass their tests and build',
  async () => {
    const app = await createApp('react')
    const examples = join(app, 'src/examples')
    mkdirSync(examples)
    for (const { name, code } of readExamples()) writeFileSync(join(examples, `${name}.ts`), code)
    cpSync(join(sdk, 'fixtures/examples.test.ts'), join(examples, 'examples.test.ts'))
    await runIn(app, 'typescript/bin/tsc', '--noEmit')
    await runIn(app, 'vitest/vitest.mjs', 'run')
    await runIn(app, 'oxlint/bin/oxlint', 'src', '--ignore-pattern', 'src/examples')
    await runIn(app, '@rsbuild/core/bin/rsbuild.js', 'build')
    const manifest = JSON.parse(read(join(app, 'dist/manifest.json'))) as {
      scripts: { url: string }[]
      chunks: Record<string, string>
    }
    expect(manifest).toMatchObject({
      module: 'react',
      kitMajor: 1,
      tiers: ['core', 'frame'],
      publicPath: './',
    })
    const script = read(join(app, 'dist', String(manifest.scripts[0]?.url)))
    expect(script).toContain('_kit1')
    expect(script.length).toBeLessThan(8000)
    expect(Object.keys(manifest.chunks)).toEqual(['slots.js'])
    // A worker has no window, and loads nothing later.
    expect(read(join(app, 'dist/slots.js'))).not.toMatch(/\bwindow\b|importScripts/)
  },
  LIMIT_MS,
)

test(
  'the development server of the React template gives one script before and after a change, with the runtime of the kit',
  async () => {
    const app = await createApp('react', 'developed')
    cpSync(join(sdk, 'fixtures/develop.mjs'), join(app, 'develop.mjs'))
    const printed = await runIn(app, '../develop.mjs', 'src/texts.ts')
    const { before, after, script } = JSON.parse(printed) as Record<'before' | 'after', string[]> & {
      script: string
    }
    expect(before).toEqual(['static/js/index.js'])
    expect(after).toEqual(['static/js/index.js'])
    expect(script).toContain('globalThis.changed = true')
    expect(script).toContain("window._kit1['react/jsx-runtime']")
    expect(script).not.toContain('react-jsx-dev-runtime.development')
  },
  LIMIT_MS,
)

test(
  'an app without a bundler passes its tests and builds',
  async () => {
    const app = await createApp('html')
    await runIn(app, 'vitest/vitest.mjs', 'run')
    await runIn(app, 'oxlint/bin/oxlint')
    await run(process.execPath, ['build.js'], { cwd: app })
    expect(readdirSync(join(app, 'dist')).toSorted()).toEqual([
      'console.js',
      'index.html',
      'page.css',
      'page.js',
      'slots.js',
      'texts.js',
    ])
  },
  LIMIT_MS,
)

/** The examples of the README, by the last part of the address that they import. */
function readExamples(): { name: string; code: string }[] {
  const blocks = [...read(join(sdk, 'README.md')).matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
  expect(blocks.length).toBe(8)
  return blocks.map((code) => {
    const [, address = ''] = /from '@console\/sub-app\/?([^']*)'/.exec(code) ?? []
    const name = address === '' ? 'page' : (address.split('/').at(-1) ?? '')
    return { name: code.includes('kitModules') ? 'aliases' : name, code }
  })
}

test(
  'a name that the kit does not have is an error of the build, with webpack, Rspack and Vite',
  async () => {
    const app = await createApp('html', 'builds')
    writeFileSync(
      join(app, 'main.js'),
      "import { Table } from 'antd'\nexport const mount = async () => Table\nexport const unmount = async () => {}\n",
    )
    writeFileSync(join(app, 'slots.js'), 'self.defined = true\n')
    cpSync(join(sdk, 'fixtures/build-with.mjs'), join(app, 'build-with.mjs'))
    for (const bundler of ['webpack', 'rspack', 'vite']) {
      await expect(runIn(app, '../build-with.mjs', bundler, 'frame')).rejects.toThrow(/Table/)
      await runIn(app, '../build-with.mjs', bundler, 'table')
      const manifest = JSON.parse(read(join(app, 'dist/manifest.json'))) as { scripts: { url: string }[] }
      expect(manifest).toMatchObject({
        tiers: ['core', 'frame', 'table'],
        scripts: [{ url: 'main.js' }],
      })
      expect(read(join(app, 'dist/main.js'))).toContain('_kit1')
      rmSync(join(app, 'dist'), { recursive: true })
    }
  },
  LIMIT_MS,
)
