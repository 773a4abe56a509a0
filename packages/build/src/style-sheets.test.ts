import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const THEME = 'packages/ui/src/theme'
const SPACINGS =
  /^(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-margin|scroll-padding)(?:-|$)/

/** Sizes beside the scale, with the number of times that they are used at most: the list gets shorter, not longer. */
const ODD_SIZES: Readonly<Record<string, number>> = {
  'font 9px': 1,
  'font 10px': 2,
  'font 22px': 2,
  'space 1px': 12,
  'space 3px': 19,
  'space 5px': 10,
  'space 7px': 9,
  'space 9px': 3,
  'space 11px': 11,
  'space 13px': 1,
  'space 14px': 10,
  'space 15px': 4,
  'space 17px': 1,
  'space 18px': 1,
  'space 19px': 1,
  'space 22px': 1,
  'space 26px': 3,
  'space 28px': 5,
  'space 36px': 1,
  'space 38px': 1,
  'space 40px': 4,
  'space 44px': 5,
  'space 46px': 2,
  'space 48px': 3,
  'space 52px': 1,
  'space 56px': 1,
  'space 60px': 1,
  'space 64px': 1,
  'space 72px': 4,
  'space 88px': 2,
  'space 96px': 5,
  'space 120px': 1,
  'space 150px': 1,
}

type Sheet = { path: string; css: string }
type Source = { path: string; text: string }
type Used = { names: Set<string>; prefixes: string[]; isAny: boolean }

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const findFiles = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot, exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path) })
const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '')

/** Sizes of type and room that are written as px, each as `font 13px` or `space 13px`. */
function listRawSizes(css: string): string[] {
  return [...withoutComments(css).matchAll(/([a-z-]+):\s*([^;{}]+);/g)].flatMap(
    ([, property = '', value = '']) => {
      const kind = /^font(?:-size)?$/.test(property) ? 'font' : SPACINGS.test(property) ? 'space' : null
      return kind === null ? [] : [...value.matchAll(/[\d.]+px/g)].map(([size]) => `${kind} ${size}`)
    },
  )
}

/** Classes that a style sheet has rules for. */
function listClasses(css: string): Set<string> {
  const selectors = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.replaceAll(/:global\([^)]*\)/g, ''),
  )
  return new Set(
    selectors.flatMap((selector) =>
      [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )
}

/** Classes that a source uses of the modules that it imports, by the path of the module. */
function listUsed({ path, text }: Source): [module: string, used: Used][] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', module = '']) => {
    const used: Used = { names: new Set(), prefixes: [], isAny: false }
    for (const [, key = ''] of text.matchAll(new RegExp(String.raw`\b${name}\[([^\]]*)\]`, 'g'))) {
      const names = [...key.matchAll(/'([^']+)'/g)].map(([, one = '']) => one)
      const prefix = /`([^`$]+)\$\{/.exec(key)?.[1]
      for (const one of names) used.names.add(one)
      if (prefix !== undefined) used.prefixes.push(prefix)
      else if (names.length === 0) used.isAny = true
    }
    return [join(dirname(path), module), used]
  })
}

/** Classes without a user, and users without a class. */
function findUnmatched(sheets: readonly Sheet[], sources: readonly Source[]): string[] {
  const all = sources.flatMap(listUsed)
  return sheets.flatMap(({ path, css }) => {
    const uses = all.flatMap(([module, used]) => (module === path ? [used] : []))
    const names = listClasses(css)
    const isUsed = (name: string) =>
      uses.some(
        (used) =>
          used.isAny || used.names.has(name) || used.prefixes.some((prefix) => name.startsWith(prefix)),
      )
    const unused = [...names].filter((name) => !isUsed(name)).map((name) => `${path}: nobody uses ${name}`)
    const missing = uses.flatMap((used) => [...used.names].filter((name) => !names.has(name)))
    return [...unused, ...missing.map((name) => `${path}: has no ${name}`)]
  })
}

/** Names of shared classes, in class names and in `composes`. */
const listShared = (text: string) => [...text.matchAll(/(?<![\w/.@-])ui-[a-z\d-]+/g)].map(([name]) => name)

const countOf = (sizes: readonly string[], size: string) => sizes.filter((one) => one === size).length

const sheets = findFiles('{apps,packages}/*/src/**/*.css').map((path) => ({ path, css: read(path) }))
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
const sources = findFiles('{apps,packages}/*/src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: read(path) }))

test('sizes of type and room are those of the scale', () => {
  const planted =
    '.a { padding: 8px var(--space-12); margin-top: calc(100% - 7px); /* top: 1px; */ width: 3px; font-size: 13px; }'
  expect(listRawSizes(planted)).toEqual(['space 8px', 'space 7px', 'font 13px'])
  expect(sheets.length).toBeGreaterThan(200)
  const scale = `${THEME}/scale.css`
  const sizes = sheets.flatMap(({ path, css }) => (path === scale ? [] : listRawSizes(css)))
  const tooMany = [...new Set(sizes)].filter((size) => countOf(sizes, size) > (ODD_SIZES[size] ?? 0))
  expect(tooMany.map((size) => `${size}: ${countOf(sizes, size)} times`)).toEqual([])
})

test('every step of the scale is used', () => {
  const steps = [...read(`${THEME}/scale.css`).matchAll(/(--(?:font|space)-\d+): /g)].map(
    ([, step = '']) => step,
  )
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.filter((step) => !sheets.some(({ css }) => css.includes(`var(${step})`)))).toEqual([])
})

test('every class of a module is used, and every class that is used is there', () => {
  const text =
    "import styles from './A.module.css'\nstyles['row']; styles[isOld ? 'old' : 'new']; styles[`level${level}`]"
  const css =
    '.row:not(:global(.ant-row)) { margin: 0.5px; } .old, .level1 { color: red; } .left { color: red; }'
  expect(findUnmatched([{ path: 'app/A.module.css', css }], [{ path: 'app/A.tsx', text }])).toEqual([
    'app/A.module.css: nobody uses left',
    'app/A.module.css: has no new',
  ])
  expect(findUnmatched(modules, sources)).toEqual([])
})

test('every shared class is used, and every one that is used is there', () => {
  expect(listShared(`className="ui-row ui-gap-8" from '@console/ui/ui-messages.ts'`)).toEqual([
    'ui-row',
    'ui-gap-8',
  ])
  const layout = `${THEME}/layout.css`
  const shared = new Set([...listClasses(read(layout))].filter((name) => name.startsWith('ui-')))
  const used = new Set([
    ...sources.flatMap(({ text }) => listShared(text)),
    ...modules.flatMap(({ css }) =>
      [...css.matchAll(/composes: [^;]+;/g)].flatMap(([names]) => listShared(names)),
    ),
  ])
  expect(shared.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !shared.has(name))).toEqual([])
  expect([...shared].filter((name) => !used.has(name))).toEqual([])
})
