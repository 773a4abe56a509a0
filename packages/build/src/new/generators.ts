import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { planMenuPage, takenBases } from './menu-edits.ts'
import { MAX_NAME, requireIdentifier, requireTitles, toCamel } from './names.ts'
import { planCall } from './new-call.ts'
import { leftOfMenu, pageNames, planPage, planPageFiles } from './new-page.ts'
import type { PageNames } from './page-texts.ts'
import { Plan, Problem } from './plan.ts'

/** Packages that every page of an app needs; others are added as something imports them. */
const DEPENDENCIES = [
  '@console/domain-ui',
  '@console/sub-app',
  '@console/ui',
  'react',
  'react-dom',
  'react-intl',
]

/** A sub-app of the usual skeleton whose files that are the same in all apps are copied. */
const MODEL = 'versions'

/** Below `/console/`, beside the pages: files of the build. */
const BUILT_FOLDERS = new Set(['apps', 'assets', 'kit'])

const GENERATORS = { call: planCall, page: planPage, 'sub-app': planSubApp } as const

export const USAGE = `pnpm new call <group>/<domain> <verb>-<noun>
pnpm new page <sub-app> <page> <English name> <Chinese name>
pnpm new sub-app <sub-app> <menu group> <English name> <Chinese name>

Names are lower-case words joined by hyphens, of at most ${MAX_NAME} letters.
  pnpm new call messaging/notice list-notices
  pnpm new page audit bulletins Bulletins 公告
  pnpm new sub-app notices msgcenter Notices 通知`

/** Arguments of each kind. */
const ARGUMENTS = { call: 2, page: 4, 'sub-app': 4 } as const

const isKind = (kind: string | undefined): kind is keyof typeof GENERATORS =>
  kind !== undefined && Object.hasOwn(GENERATORS, kind)

/** Every file that a command makes or changes, and what it leaves to a person; throws a Problem. */
export function planNew(root: string, [kind, ...args]: readonly string[]): { plan: Plan; left: string[] } {
  if (!isKind(kind)) throw new Problem(`There is no “pnpm new ${kind ?? ''}”: call, page or sub-app.`)
  if (args.length !== ARGUMENTS[kind])
    throw new Problem(`“pnpm new ${kind}” takes ${ARGUMENTS[kind]} arguments; pnpm new says which.`)
  const plan = new Plan(root)
  const left = GENERATORS[kind](plan, args)
  return { plan, left }
}

/** A sub-app with one page in the menu; returns what a person decides afterwards. */
function planSubApp(plan: Plan, [app = '', group = '', en = '', zh = '']: readonly string[]): string[] {
  requireIdentifier('Sub-app', app)
  if (plan.has(`apps/${app}`)) throw new Problem(`apps/${app} exists already.`)
  if (namesOfWindow().has(app))
    throw new Problem(
      `Sub-app: “${app}” is a name of the browser's own, which the app's script would replace.`,
    )
  if (BUILT_FOLDERS.has(app) || takenBases(plan).has(app))
    throw new Problem(`Sub-app: /console/${app} is the address of something else.`)
  const titles = { en, zh }
  requireTitles(titles)
  const path = `/console/${app}`
  const names = pageNames({ app, page: app, path, titles })
  const id = planMenuPage(
    plan,
    { group },
    { name: toCamel(app), titles, path, target: `${app}/${names.component}` },
  )
  for (const file of ['rsbuild.config.ts', 'src/dev.tsx'])
    plan.create(`apps/${app}/${file}`, plan.read(`apps/${MODEL}/${file}`))
  for (const [file, text] of Object.entries(subAppTexts(names, plan.read(`apps/${MODEL}/package.json`))))
    plan.create(`apps/${app}/${file}`, text)
  const ofPage = planPageFiles(plan, names)
  return [
    'pnpm install, which makes the app a part of the workspace.',
    'e2e/specs/engines/sub-apps.spec.ts and e2e/specs/shell/sub-app-conformance.spec.ts fail until the journey of the app and a page of it are there.',
    'README.md: the line of the app in the map.',
    ...ofPage,
    ...leftOfMenu(id),
  ]
}

/** The build assigns an app to the property of `window` that has its name. */
function namesOfWindow(): ReadonlySet<string> {
  const library = join(dirname(ts.getDefaultLibFilePath({})), 'lib.dom.d.ts')
  const found = readFileSync(library, 'utf8').matchAll(/^declare (?:var|let|const|function) (\w+)/gm)
  return new Set([...found].map(([, name = '']) => name))
}

type PackageFile = Readonly<Record<string, unknown>> & { dependencies: Readonly<Record<string, string>> }

/** The skeleton of an app without pages, by path in its folder. `model` is the package file of another one. */
function subAppTexts(names: PageNames, model: string): Record<string, string> {
  const { app, appConst, path, titles } = names
  const packageFile = JSON.parse(model) as PackageFile
  const dependencies = Object.fromEntries(
    Object.entries(packageFile.dependencies).filter(([name]) => DEPENDENCIES.includes(name)),
  )
  return {
    'package.json': `${JSON.stringify({ ...packageFile, name: `@console/${app}`, dependencies }, null, 2)}\n`,
    'README.md': readme(names),
    'src/index.ts': `import { defineSubApp } from '@console/sub-app'
import { ${appConst} } from './${app}-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(${appConst})
`,
    [`src/${app}-app.ts`]: definition(names),
    'src/manifest.ts': `import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: '${app}',
  routerBase: ['${path}'],
  routes: [],
  tiers: ['core', 'frame'],
} as const satisfies SubAppManifestSource
`,
    'src/manifest.test.ts': `import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { paths } from './paths.ts'

test('the paths of the pages are those of the manifest', () => {
  expect(manifest.routes.map(({ path }) => path)).toEqual([])
})
`,
    'src/routes.tsx': `import { lazyPage } from '@console/sub-app'

export const pages = {}
`,
    'src/texts.ts': `import { appTexts } from '@console/domain-ui/app-texts'
import { defineFirstTexts } from '@console/ui/texts'

/** Texts of the start of ${titles.en}; those of each page are in its folder. */
export const texts = defineFirstTexts(appTexts)
`,
  }
}

function definition({ appConst, titles }: PageNames): string {
  return `import type { SubAppDefinition } from '@console/sub-app'
import { manifest } from './manifest.ts'
import { pages } from './routes.tsx'
import { texts } from './texts.ts'

/** ${titles.en} as the host, the stand-alone page and the tests render it. */
export const ${appConst}: SubAppDefinition = { manifest, pages, texts }
`
}

function readme({ app, component, path, titles }: PageNames): string {
  return `# ${titles.en}

- \`${component}\` at \`${path}\`.

## Run it alone

With a server of the demo profile on port 8080:

    pnpm --filter @console/${app} dev
`
}
