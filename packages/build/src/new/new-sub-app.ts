import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { planMenuPage, takenBases } from './menu-edits.ts'
import { requireIdentifier, requireTitles, toCamel } from './names.ts'
import { leftOfMenu, pageNames, planPageFiles } from './new-page.ts'
import { Problem, type Plan } from './plan.ts'
import { subAppTexts } from './sub-app-texts.ts'

/** A sub-app of the usual skeleton whose files that are the same in all apps are copied. */
const MODEL = 'versions'
/** Below `/console/`, beside the pages: files of the build. */
const BUILT_FOLDERS = new Set(['apps', 'assets', 'kit'])

/** A sub-app with one page in the menu; returns what a person decides afterwards. */
export function planSubApp(
  plan: Plan,
  [app = '', group = '', en = '', zh = '']: readonly string[],
): string[] {
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
  const names = pageNames({ app, page: app, path, titles, style: 'with the app' })
  const id = planMenuPage(
    plan,
    { group },
    { name: toCamel(app), titles, path, target: `${app}/${names.component}` },
  )
  for (const file of ['rsbuild.config.ts', 'src/dev.tsx', 'src/messages/messages.test.ts'])
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
